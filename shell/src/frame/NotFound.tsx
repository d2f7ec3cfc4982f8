import { Button, Notice, paths } from '@apologia/kit';

/** Any path that no page stands at. */
export function NotFound() {
  return (
    <main>
      <Notice
        title="Page Not Found"
        actions={
          <Button size="3" asChild>
            <a href={paths.landing}>Return to Dashboard</a>
          </Button>
        }
      >
        <p>The page you're looking for doesn't exist or has been moved.</p>
      </Notice>
    </main>
  );
}

import { Logo } from '@apologia/kit';

/** An empty reference leads to the document's own address. */
const addressAskedFor = '';

/** The document that the service worker answers with when the network is gone: whole in one file. */
export function OfflinePage({ styles }: { styles: string }) {
  return (
    <html lang="en" className="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>You are offline · Apologia</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main>
          <Logo />
          <h1>You are offline</h1>
          <p>This page has to come over the network, and there is none just now.</p>
          <p>Nothing you have finished is lost. When the connection is back, go on where you were.</p>
          <a href={addressAskedFor}>Try again</a>
        </main>
      </body>
    </html>
  );
}

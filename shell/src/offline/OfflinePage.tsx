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
          <LampWithoutOil />
          <h1>You are offline</h1>
          <p>This page has to come over the network, and there is none just now.</p>
          <p>Nothing you have finished is lost. When the connection is back, go on where you were.</p>
          <a className="again" href={addressAskedFor}>
            Try again
          </a>
          {/* See placeOfLessons. */}
          <div id="kept-lessons" />
        </main>
      </body>
    </html>
  );
}

function LampWithoutOil() {
  return (
    <svg className="lamp" viewBox="0 0 48 48" width="72" height="72" aria-hidden="true">
      <path d="M8 24h24c0 8-5 12-12 12S8 32 8 24zM32 26c5 0 8-2 11-6M20 36v5M13 41h14M8 26c-5-1-5 6 2 6" />
      <path d="M42 15c-3-3-1-5 0-9 2 4 3 6 0 9" strokeDasharray="1 3.5" />
    </svg>
  );
}

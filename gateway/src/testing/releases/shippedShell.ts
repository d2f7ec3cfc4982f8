import type { Db } from '@apologia/db';
import { promote } from '../../releases/queries.ts';

const chunk = { js: ['host.js'], css: [] };

/** Puts a shell in force that has no files: documents are composed, and lead to nothing. */
export const shipShell = (db: Db) =>
  db.batch(
    promote(
      db,
      {},
      'shell',
      '0123456789abcdef',
      {
        files: {},
        chunks: {},
        shared: {},
        runtime: '2.0.0',
        trustedTypes: true,
        document: {
          theme: 'theme.js',
          host: chunk,
          landing: chunk,
          override: { js: ['override.js'], css: ['override.css'] },
          frames: { landing: '', sidebar: '', bare: '' },
        },
      },
      Date.now(),
    ),
  );

import type { App } from '@apologia/contract';
import type { Dependencies } from '../context.ts';
import { keyOf } from './address.ts';
import { contentTypeOf } from './contentType.ts';
import { gate } from './gate.ts';
import { forgetLive, liveNow } from './live.ts';
import { manifestOf } from './manifest.ts';
import { promote, recordRelease } from './queries.ts';
import { readUpload } from './upload.ts';

/** Uploads in flight at once: a Worker has six connections. */
const lanes = 4;

/**
 * Takes in a build: checks it, keeps its files, and puts it in force. What the gate refuses leaves
 * nothing behind; what is in force already is left as it is.
 * @returns its version
 */
export async function ship({ config, db, bucket }: Dependencies, app: App, form: FormData): Promise<string> {
  const upload = await readUpload(form);
  const manifest = manifestOf(app, upload);
  forgetLive();
  const live = await liveNow(db);
  const manifests = Object.fromEntries(Object.entries(live).map(([name, one]) => [name, one.manifest]));
  gate(app, manifest, manifests, config.ENFORCE_BUDGETS);
  if (live[app]?.version === upload.version) return upload.version;

  const queue = [...upload.bytes];
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        const [file, bytes] = next;
        const httpMetadata = { contentType: contentTypeOf(file) };
        await bucket.put(keyOf(app, upload.version, file), bytes, { httpMetadata });
      }
    }),
  );
  const now = Date.now();
  await db.batch([
    recordRelease(db, app, upload.version, manifest, now),
    ...promote(db, app, upload.version, now),
  ]);
  forgetLive();
  return upload.version;
}

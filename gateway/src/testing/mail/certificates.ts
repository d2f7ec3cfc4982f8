import { generate } from 'selfsigned';

/** A certificate for a host's name, signed by itself. @param cA whether it may vouch for itself */
export async function certificateFor(name: string, cA = true): Promise<{ key: string; cert: string }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: name }], {
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA },
      { name: 'subjectAltName', altNames: [{ type: 2, value: name }] },
    ],
  });
  return { key, cert };
}

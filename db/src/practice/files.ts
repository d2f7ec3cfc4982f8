import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Worldview, worldviews } from '@apologia/contract';
import { type ContentFile, readYaml } from '../kernel/contentFile.ts';
import { objection, partner, type WrittenObjection, type WrittenPartner } from './content.ts';

/** A worldview as its authors write it. */
export interface WorldviewFiles {
  id: Worldview;
  partner: ContentFile<WrittenPartner>;
  objections: ContentFile<WrittenObjection>[];
}

/** A folder a worldview, with `partner.yaml` and a file an objection, in order. */
export const practiceFolder = path.join(import.meta.dirname, '../../practice');

const fileName = /^\d\d-[a-z0-9]+(-[a-z0-9]+)*\.yaml$/;

/** @throws Error naming the file and the line of each field that is missing or wrong */
export async function readWorldview(id: Worldview, root = practiceFolder): Promise<WorldviewFiles> {
  const folder = path.join(root, id);
  const names = (await readdir(folder)).filter((name) => fileName.test(name)).sort();
  const [head, ...rest] = await Promise.all([
    readYaml(path.join(folder, 'partner.yaml'), partner),
    ...names.map((name) => readYaml(path.join(folder, name), objection)),
  ]);
  return { id, partner: head, objections: rest };
}

/** All worldviews, in the order of the selection screen. */
export const readWorldviews = (folder = practiceFolder): Promise<WorldviewFiles[]> =>
  Promise.all(worldviews.map((id) => readWorldview(id, folder)));

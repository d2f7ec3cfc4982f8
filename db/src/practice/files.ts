import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Worldview, worldviews } from '@apologia/contract';
import { type ContentFile, readYaml } from '../kernel/contentFile.ts';
import { type Objection, objection, type Partner, type PersonFile, partner, personFile } from './content.ts';

/** The files of a worldview, as its authors write them. */
export interface WorldviewFiles {
  id: Worldview;
  partner: ContentFile<Partner>;
  person: ContentFile<PersonFile>;
  objections: ContentFile<Objection>[];
}

/** The folder with one folder for each worldview: its `partner.yaml` and `person.yaml`, and one file for each objection, in order. */
export const practiceFolder = path.join(import.meta.dirname, '../../practice');

const fileName = /^\d\d-[a-z0-9]+(-[a-z0-9]+)*\.yaml$/;

/** @throws Error naming the file and the line of each field that is missing or wrong */
export async function readWorldview(id: Worldview, root = practiceFolder): Promise<WorldviewFiles> {
  const folder = path.join(root, id);
  const names = (await readdir(folder)).filter((name) => fileName.test(name)).sort();
  const [partnerFile, person, ...objections] = await Promise.all([
    readYaml(path.join(folder, 'partner.yaml'), partner),
    readYaml(path.join(folder, 'person.yaml'), personFile),
    ...names.map((name) => readYaml(path.join(folder, name), objection)),
  ]);
  return { id, partner: partnerFile, person, objections };
}

/** All worldviews, in the order of the selection screen. */
export const readWorldviews = (folder = practiceFolder): Promise<WorldviewFiles[]> =>
  Promise.all(worldviews.map((id) => readWorldview(id, folder)));

import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Worldview, worldviews } from '@apologia/contract';
import { type ContentFile, readYaml } from '../kernel/contentFile.ts';
import {
  type Objection,
  objection,
  type Partner,
  type PartnerQuestions,
  type PersonFile,
  partner,
  personFile,
} from './content.ts';
import { objectionWith, type Phrasings, personWith, readPhrasings } from './phrasings.ts';

/** The files of a worldview, as its authors write them. */
export interface WorldviewFiles {
  id: Worldview;
  partner: ContentFile<Partner>;
  person: ContentFile<PersonFile>;
  objections: ContentFile<Objection>[];
  /** More examples, which are among those of the others already. */
  phrasings: ContentFile<Phrasings> | null;
}

/** The folder with one folder for each worldview: its `partner.yaml` and `person.yaml`, one file for each objection, in order, and `phrasings.yaml`. */
export const practiceFolder = path.join(import.meta.dirname, '../../practice');

const fileName = /^\d\d-[a-z0-9]+(-[a-z0-9]+)*\.yaml$/;

/** @throws Error naming the file and the line of each field that is missing or wrong */
export async function readWorldview(id: Worldview, root = practiceFolder): Promise<WorldviewFiles> {
  const folder = path.join(root, id);
  const names = (await readdir(folder)).filter((name) => fileName.test(name)).sort();
  const [phrasings, partnerFile, person, ...objections] = await Promise.all([
    readPhrasings(folder),
    readYaml(path.join(folder, 'partner.yaml'), partner),
    readYaml(path.join(folder, 'person.yaml'), personFile),
    ...names.map((name) => readYaml(path.join(folder, name), objection)),
  ]);
  const more = phrasings?.data ?? {};
  return {
    id,
    partner: partnerFile,
    person: { ...person, data: personWith(person.data, more) },
    objections: objections.map((file) => ({ ...file, data: objectionWith(file.data, more) })),
    phrasings,
  };
}

/** What learners ask a partner, and the kinds of reply to all objections, each in short. */
export const questionsOf = ({
  person,
  objections,
}: Pick<WorldviewFiles, 'person' | 'objections'>): PartnerQuestions => ({
  answers: person.data.answers,
  objections: objections.map(({ data: { id, questions, replies } }) => ({
    id,
    questions,
    kinds: replies.map(({ gist, cues }) => ({ gist, cues })),
  })),
});

/** All worldviews, in the order of the selection screen. */
export const readWorldviews = (folder = practiceFolder): Promise<WorldviewFiles[]> =>
  Promise.all(worldviews.map((id) => readWorldview(id, folder)));

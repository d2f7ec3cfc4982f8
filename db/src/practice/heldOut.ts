import path from 'node:path';
import { type Worldview, worldviews } from '@apologia/contract';
import * as z from 'zod/mini';
import { readYaml } from '../kernel/contentFile.ts';
import { practiceFolder } from './files.ts';

const replies = z.record(z.string(), z.array(z.string().check(z.minLength(1))).check(z.minLength(2)));

/**
 * Replies to an objection by people who had not read what its author wrote, by the kind they meant. They measure how well
 * replies are recognised, and nothing is learned from them.
 * @throws Error naming the file that is missing or wrong
 */
export async function readHeldOut(worldview: Worldview, objection: string, folder = practiceFolder) {
  const file = path.join(folder, worldview, 'held-out', `${objection}.yaml`);
  return (await readYaml(file, replies)).data;
}

export const isWorldview = (id: string | undefined): id is Worldview => worldviews.some((one) => one === id);

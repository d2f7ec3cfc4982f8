import { type Difficulty, lookUp, type Resource, type ResourceType, type Subject } from '@apologia/contract';
import { BookOpen, FileText, GraduationCap, Headphones, type LucideIcon, Video } from 'lucide-react';

/** The name and the icon of each type of resource. */
export const typeLabels: Record<ResourceType, { many: string; Icon: LucideIcon }> = {
  book: { many: 'Books', Icon: BookOpen },
  podcast: { many: 'Podcasts', Icon: Headphones },
  article: { many: 'Articles', Icon: FileText },
  video: { many: 'Videos', Icon: Video },
  lecture: { many: 'Lectures', Icon: GraduationCap },
};

/** The names of the subjects in the library. */
export const subjectLabels: Record<Subject, string> = {
  apologetics: 'Apologetics',
  theology: 'Theology',
  'bible-study': 'Bible studies',
  hermeneutics: 'Hermeneutics',
  religions: 'World religions',
};

export const levelLabels: Record<Difficulty, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

const otherWork = { many: 'Works', Icon: BookOpen };

export const typeLabel = (type: Resource['type']) => lookUp(typeLabels, type, otherWork);

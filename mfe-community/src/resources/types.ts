import type { Resource } from '@apologia/contract';
import { BookOpen, FileText, Headphones, type LucideIcon } from 'lucide-react';

/** How each type of resource is named and drawn. */
export const typeLabels: Record<Resource['type'], { one: string; many: string; Icon: LucideIcon }> = {
  book: { one: 'Book', many: 'Books', Icon: BookOpen },
  podcast: { one: 'Podcast', many: 'Podcasts', Icon: Headphones },
  article: { one: 'Article', many: 'Articles', Icon: FileText },
};

import type { LessonDetail, ModuleDetail, ModuleList } from '@apologia/contract';
import { subjects } from '@apologia/contract';
import type { BreadcrumbList, Course, LearningResource, Organization, WithContext } from 'schema-dts';
import { subjectTitles } from './subjects.ts';

/** Structured data of a page, in the vocabulary of schema.org. */
export type Structured = readonly WithContext<Course | LearningResource | Organization | BreadcrumbList>[];

/** Where the page stands. */
export interface Context {
  origin: string;
  url: string;
}

/** What is said of it elsewhere in the head as well. */
interface Named {
  title: string;
  description: string;
  image: string;
}

type Crumb = readonly [name: string, url: string];

const academy = (origin: string) =>
  ({ '@type': 'Organization', '@id': `${origin}/#academy`, name: 'Apologia', url: `${origin}/` }) as const;

/** ISO 8601. @example durationOf(12) // 'PT12M' */
const durationOf = (minutes: number) => `PT${minutes}M`;

/** What every page of courses is, and how it is offered. */
const common = ({ title, description, image }: Named, { origin, url }: Context) =>
  ({
    '@id': url,
    url,
    name: title,
    description,
    image,
    inLanguage: 'en',
    provider: { '@id': `${origin}/#academy` },
  }) as const;

const offered = (category: 'Free' | 'Partially Free' | 'Subscription', minutes: number) =>
  ({
    offers: { '@type': 'Offer', category },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: durationOf(minutes),
    },
  }) as const;

/** A subject as a course, whose parts are its modules. */
export function subjectOf({ modules }: ModuleList, named: Named, context: Context): Structured {
  const { origin, url } = context;
  const minutes = modules.reduce((sum, { estimatedMinutes }) => sum + estimatedMinutes, 0);
  const course: Course = {
    '@type': 'Course',
    ...common(named, context),
    ...offered('Partially Free', minutes),
    hasPart: modules.map(({ id, title, description }) => ({
      '@type': 'Course',
      '@id': `${origin}/module/${id}`,
      url: `${origin}/module/${id}`,
      name: title,
      description,
      provider: { '@id': `${origin}/#academy` },
    })),
  };
  return withWay(origin, course, [[named.title, url]]);
}

/** A module as a course, whose parts are its lessons. */
export function courseOf({ module }: ModuleDetail, named: Named, context: Context): Structured {
  const { origin, url } = context;
  const course: Course = {
    '@type': 'Course',
    ...common(named, context),
    ...offered(module.isPremium ? 'Subscription' : 'Free', module.estimatedMinutes),
    educationalLevel: module.difficulty,
    isAccessibleForFree: !module.isPremium,
    timeRequired: durationOf(module.estimatedMinutes),
    hasPart: module.lessons.map(({ id, title }) => ({
      '@type': 'LearningResource',
      '@id': `${origin}/lesson/${id}`,
      url: `${origin}/lesson/${id}`,
      name: title,
    })),
  };
  return withWay(origin, course, [...subjectCrumb(origin, module.category), [named.title, url]]);
}

/** A lesson, its place in its module, and the works it draws on. */
export function lessonOf(detail: LessonDetail, named: Named, context: Context): Structured {
  const { origin, url } = context;
  const { lesson, moduleId, moduleTitle, category, position, isLocked } = detail;
  const module = `${origin}/module/${moduleId}`;
  const resource: LearningResource = {
    '@type': 'LearningResource',
    ...common(named, context),
    learningResourceType: 'Lesson',
    isAccessibleForFree: !isLocked,
    timeRequired: durationOf(lesson.minutes),
    position,
    isPartOf: { '@type': 'Course', '@id': module, url: module, name: moduleTitle },
    teaches: lesson.terms.map(({ term }) => term),
    citation: lesson.sources.map(({ author, title, year }) => `${author}, ${title} (${year})`),
  };
  return withWay(origin, resource, [
    ...subjectCrumb(origin, category),
    [moduleTitle, module],
    [named.title, url],
  ]);
}

/** A subject of tomorrow has no page here. */
const subjectCrumb = (origin: string, category: LessonDetail['category']): Crumb[] => {
  const subject = subjects.find((one) => one === category);
  return subject ? [[subjectTitles[subject], `${origin}/${subject}`]] : [];
};

/** The page's own entity with the way to it from the front page. */
function withWay(origin: string, page: Course | LearningResource, way: readonly Crumb[]): Structured {
  const crumbs: readonly Crumb[] = [['Apologia', `${origin}/`], ...way];
  const context = { '@context': 'https://schema.org' } as const;
  const breadcrumbs: WithContext<BreadcrumbList> = {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
  return [{ ...context, ...page }, { ...context, ...academy(origin) }, breadcrumbs];
}

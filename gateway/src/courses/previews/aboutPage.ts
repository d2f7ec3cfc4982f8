import {
  type Boot,
  isSubject,
  type LessonDetail,
  type ModuleDetail,
  type ModuleList,
  type Route,
} from '@apologia/contract';
import { excerptOf } from './excerpt.ts';
import { pictureAddress } from './pictures.ts';
import { type Context, courseOf, lessonOf, type Structured, subjectOf } from './structuredData.ts';
import { descriptions, subjectTitles } from './subjects.ts';

/** What a page of courses is about. */
interface About {
  title: string;
  description: string;
  /** The address of its picture. */
  image: string;
  kind: 'article' | 'website';
  /** Whether whoever searches finds something on it: not where it is locked. */
  isIndexed: boolean;
  structured: Structured;
}

/** What a page shows, by the first segment of its address; `null` where nothing stands there. */
export function aboutPage(route: Route, data: Boot['data'], { origin, pathname }: URL): About | null {
  const [, segment = ''] = route.path.split('/');
  const prefix = `/api/${segment}`;
  const found = data.find(([key]) => key.join('/') === prefix || key.join('/').startsWith(`${prefix}/`))?.[1];
  if (!found) return null;
  const context = { origin, url: origin + pathname };
  if (segment === 'lesson') return aboutLesson(found as LessonDetail, context);
  if (segment === 'module') return aboutModule(found as ModuleDetail, context);
  if (!isSubject(segment)) return null;
  const image = pictureAddress(origin, 'subject', segment);
  const description = descriptions[segment];
  const about = { title: subjectTitles[segment], description, image };
  const structured = subjectOf(found as ModuleList, about, context);
  return { ...about, kind: 'website', isIndexed: true, structured };
}

function aboutLesson(detail: LessonDetail, context: Context): About {
  const { lesson, moduleId, moduleTitle, isLocked } = detail;
  const about = {
    title: lesson.title,
    description: isLocked
      ? `A lesson of the module “${moduleTitle}”. It comes with the premium plan.`
      : excerptOf(lesson.content),
    image: isLocked
      ? pictureAddress(context.origin, 'module', moduleId)
      : pictureAddress(context.origin, 'lesson', lesson.id),
  };
  return { ...about, kind: 'article', isIndexed: !isLocked, structured: lessonOf(detail, about, context) };
}

function aboutModule(detail: ModuleDetail, context: Context): About {
  const { id, title, description } = detail.module;
  const about = { title, description, image: pictureAddress(context.origin, 'module', id) };
  return { ...about, kind: 'website', isIndexed: true, structured: courseOf(detail, about, context) };
}

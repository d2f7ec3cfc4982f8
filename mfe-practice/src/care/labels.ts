import { type Care, type CareLanguage, lookUp } from '@apologia/contract';

interface Labels {
  speaker: string;
  emergency: string;
  lines: string;
  elsewhere: string;
  notKept: string;
  rest: string;
  end: string;
  goOn: string;
  delete: string;
  write: string;
}

/** The labels round an answer to somebody in need, in their language. */
const labels: Record<CareLanguage, Labels> = {
  en: {
    speaker: 'Apologia, outside the practice',
    emergency: 'In danger now',
    lines: 'People who listen',
    elsewhere: 'For every country',
    notKept: 'What you wrote is not kept and does not count in the practice. Only you can see this page.',
    rest: 'Rest for now',
    end: 'End the conversation',
    goOn: 'Go on with the practice',
    delete: 'Delete this conversation',
    write: 'Write here if you like',
  },
  es: {
    speaker: 'Apologia, fuera de la práctica',
    emergency: 'En peligro ahora',
    lines: 'Personas que escuchan',
    elsewhere: 'Para todos los países',
    notKept: 'Lo que has escrito no se guarda ni cuenta en la práctica. Solo tú puedes ver esta página.',
    rest: 'Descansar por ahora',
    end: 'Terminar la conversación',
    goOn: 'Seguir con la práctica',
    delete: 'Borrar esta conversación',
    write: 'Escribe aquí si quieres',
  },
  fr: {
    speaker: 'Apologia, hors de l’entraînement',
    emergency: 'En danger maintenant',
    lines: 'Des personnes à l’écoute',
    elsewhere: 'Pour tous les pays',
    notKept: 'Ce que vous avez écrit n’est pas gardé et ne compte pas. Vous seul voyez cette page.',
    rest: 'Se reposer pour l’instant',
    end: 'Terminer la conversation',
    goOn: 'Reprendre l’entraînement',
    delete: 'Supprimer cette conversation',
    write: 'Écrivez ici si vous voulez',
  },
  de: {
    speaker: 'Apologia, außerhalb der Übung',
    emergency: 'Jetzt in Gefahr',
    lines: 'Menschen, die zuhören',
    elsewhere: 'Für alle Länder',
    notKept: 'Was du geschrieben hast, wird nicht aufbewahrt und zählt nicht. Nur du siehst diese Seite.',
    rest: 'Jetzt ausruhen',
    end: 'Gespräch beenden',
    goOn: 'Mit der Übung weitermachen',
    delete: 'Dieses Gespräch löschen',
    write: 'Schreib hier, wenn du magst',
  },
};

/** What stands round an answer to somebody in need, in their language, or in English. */
export const labelsIn = (language: Care['language']) => lookUp(labels, language, labels.en);

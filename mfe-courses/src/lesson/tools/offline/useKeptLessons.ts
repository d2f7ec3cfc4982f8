import { type KeptLesson, keptLessons, roomTaken } from '@apologia/kit/kept';
import { useCallback, useEffect, useState } from 'react';

interface Kept {
  lessons: readonly KeptLesson[];
  room: number | null;
}

/** What is kept on this device. Where its storage cannot be read, nothing is. */
export function useKeptLessons() {
  const [kept, setKept] = useState<Kept>({ lessons: [], room: null });
  const readAgain = useCallback(async () => {
    try {
      setKept({ lessons: await keptLessons(), room: await roomTaken() });
    } catch {
      setKept({ lessons: [], room: null });
    }
  }, []);
  useEffect(() => {
    readAgain();
  }, [readAgain]);
  return { ...kept, readAgain };
}

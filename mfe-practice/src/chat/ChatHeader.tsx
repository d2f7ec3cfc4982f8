import { lookUp, type PracticeSpeaker, type UnknownMember } from '@apologia/contract';
import { Button, useNavigate } from '@apologia/kit';
import type { Ref } from 'react';
import { newConversationAddress } from '../view.ts';
import styles from './ChatHeader.module.css';
import { whoIsTalking } from './speaker.ts';

interface ChatHeaderProps {
  heading: Ref<HTMLHeadingElement>;
  partner: string;
  speaker: PracticeSpeaker | UnknownMember;
}

/** The partner's worldview, and who speaks in the partner's part. */
export function ChatHeader({ heading, partner, speaker }: ChatHeaderProps) {
  const navigate = useNavigate();
  return (
    <header className={styles.header}>
      <h2 ref={heading} id="practice-partner" className={styles.partner} tabIndex={-1}>
        {partner}
      </h2>
      <Button variant="soft" onClick={() => navigate(newConversationAddress)}>
        New Conversation
      </Button>
      <p className={styles.who}>{lookUp(whoIsTalking, speaker, 'Another partner speaks')}</p>
    </header>
  );
}

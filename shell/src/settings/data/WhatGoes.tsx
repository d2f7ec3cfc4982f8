import { paths } from '@apologia/kit';
import styles from './Data.module.css';

/** What deleting the account does: what goes, what stays, and why. */
export function WhatGoes() {
  return (
    <>
      <p>You can leave at any time. Nobody is asked, and nothing is kept back for a while.</p>
      <h3>What goes, at once</h3>
      <ul className={styles.list}>
        <li>Your name, address and password, and every place where you are signed in</li>
        <li>Your progress, answers, essays, Daily Review, bookmarks and practice conversations</li>
        <li>Your review, your questions and answers, and what moderators keep of them</li>
        <li>Your certificates: whoever has the address of one finds nothing there</li>
        <li>
          What is left of Premium. It is not paid back by itself: if you want that,{' '}
          <a href={paths.contact}>ask</a> before you go
        </li>
      </ul>
      <h3>What stays, and why</h3>
      <ul className={styles.list}>
        <li>
          Payments: amount, date and PayPal’s number, without your name and address. Whoever takes money has
          to keep its books, and could not give any back without them. A payment that is under way may still
          be taken: <a href={paths.contact}>ask for it back</a>
        </li>
        <li>
          What others answered under a question of yours. It stands there as one by “A former learner”,
          without what you asked
        </li>
      </ul>
      <p>
        You may want to download your data first, and to print your <a href="#certificates">certificates</a>.
      </p>
    </>
  );
}

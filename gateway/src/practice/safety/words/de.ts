import type { CareWords } from './words.ts';

export const de: CareWords = {
  step: 'Ich verlasse jetzt die Rolle, die ich gespielt habe. Die Debatte kann warten; du bist wichtiger. Ich bin ein Übungsprogramm, kein Mensch.',
  asking:
    'Ich verlasse kurz meine Rolle; ich bin ein Übungsprogramm, kein Mensch, und weiß nicht recht, wie du das meinst. Vielleicht gehört es zu unserem Gespräch, oder der Tag war lang: Dann sag es, und wir machen einfach weiter. Wenn es aber schwerer ist, darf es hier offen gesagt werden. Denkst du daran, dir etwas anzutun, oder daran, nicht mehr leben zu wollen? Bist du da, wo du bist, in Sicherheit? Du kannst mit Ja oder Nein antworten oder dich gleich an jemanden unten wenden.',
  kinds: {
    self: [
      'Danke, dass du es sagst. Ich nehme es ernst, und du musst dich nicht dafür schämen. Während du schreibst, liest hier kein Mensch mit; bleib bitte nicht allein damit: Ruf jemanden an, der jetzt bei dir sein kann, oder eine der Nummern unten. Wenn du schon etwas getan hast oder es tun könntest, ruf jetzt den Notruf. Ist etwas in der Nähe, womit du dich verletzen könntest, geh weg davon oder lass es jemanden mitnehmen. Du brauchst keine guten Worte: „Ich denke ans Sterben und brauche dich jetzt“ genügt.',
      'Ich nehme es weiter ernst. Es kann sich anfühlen, als würde dieser Schmerz nie anders, und allein ist er zu schwer. Bevor du irgendetwas anderes tust, ruf eine der Stellen unten an oder schreib ihr, oder geh dorthin, wo jemand ist. Bist du in diesem Moment in Gefahr, ruf den Notruf.',
      'Du hast mir mehr als einmal gesagt, wie schlimm es ist. Ich glaube dir. Du brauchst jetzt eine lebendige Stimme, und die kann ich nicht sein. Sag es in den nächsten Minuten einem Menschen: zu Hause, nebenan, einer Freundin oder der Nummer unten. Sie erschrecken nicht davor.',
    ],
    violent: [
      'Danke, dass du es hier sagst, bevor etwas geschehen ist. Geh jetzt bitte auf Abstand: Verlass den Raum, leg weg oder gib ab, womit man jemanden verletzen könnte, und bleib mit dem Gedanken nicht allein. Ruf eine der Nummern unten an und sag es so deutlich wie mir. Wenn du kurz davor bist, ruf den Notruf. Man darf Hilfe holen, bevor jemand verletzt ist.',
      'Es ist wichtig, dass niemandem etwas geschieht, auch dir nicht. Halte dich vorerst fern, auch von allem, was eine Waffe sein kann. Sprich sofort mit einer Krisennummer oder dem Notruf; auch andere sagen dort so etwas, und man hilft dir durch die nächsten Stunden.',
    ],
    another: [
      'Gut, dass du für diesen Menschen sprichst. Du musst nichts beweisen, und du kannst das nicht allein tragen. Besteht jetzt Gefahr, ruf den Notruf. Wird einem Kind wehgetan, sind die Polizei oder ein Kinderschutztelefon richtig, auch wenn du nicht sicher bist. Hat jemand gesagt, dass er sterben will, frag ihn offen danach, bleib bei ihm, wenn es für dich sicher ist, und hol einen anderen Erwachsenen dazu. Versprich nicht, es geheim zu halten, und stell den, der das tut, nicht selbst zur Rede.',
      'Du hast recht, das nicht auf sich beruhen zu lassen. Die Stellen unten sagen dir Schritt für Schritt, was zu tun ist, meist ohne deinen Namen zu brauchen. Geschieht es gerade, dann zuerst der Notruf.',
    ],
    home: [
      'Das tut mir sehr leid. Niemand darf dir das antun: kein Partner, kein Elternteil, und kein Bibelvers verlangt, dass du es erträgst. Es ist nicht deine Schuld. Bist du jetzt in Gefahr, geh an einen sicheren Ort, wenn du kannst, und ruf den Notruf. Die Stellen unten überlegen mit dir, wie du sicher sein kannst, in deinem Tempo und ohne dir etwas vorzuschreiben. Kann jemand dieses Gerät ansehen, such die Hilfe an einem anderen und lösche dieses Gespräch unten.',
      'Ich glaube dir. Von einem nahen Menschen verletzt zu werden macht Angst und verwirrt, und was du als Nächstes tust, bestimmst du. Ein Hilfetelefon macht mit dir einen Plan, auch wenn du noch nicht gehen willst. Wird es schlimmer, oder wurdest du gewürgt oder mit einer Waffe bedroht, ruf bitte heute noch an.',
      'Du hast ein Recht darauf, zu Hause sicher zu sein. Gibt es außerhalb jemanden, dem du es sagen kannst? Sonst ist die Nummer unten dieser Mensch. In Gefahr zuerst der Notruf.',
    ],
    abuse: [
      'Es tut mir so leid, dass das geschehen ist, und es ist gut, dass du es sagst. Ich glaube dir. Es war nicht deine Schuld, was immer du getan oder nicht getan hast und was immer man dir gesagt hat; verantwortlich ist, wer es getan hat, und dass er Pfarrer, Leiter oder Familie ist, macht es schlimmer, nicht besser. Du schuldest niemandem Vergebung oder Schweigen. War es jemand aus einer Gemeinde, ist es richtig, es Menschen außerhalb zu sagen: der Polizei oder einem Hilfetelefon. Du bestimmst, was du wann und wem erzählst. Geschieht es noch oder bist du in Gefahr, ruf den Notruf; bist du unter 18, gibt es Nummern nur für dich.',
      'Was man dir angetan hat, war Unrecht, und du musst hier nichts erklären oder beweisen. Es ist nie zu spät, es jemandem zu sagen, der dafür ausgebildet ist: Er hört zu, glaubt dir und geht dein Tempo. Kann dieser Mensch anderen schaden, sind die Polizei oder ein Hilfetelefon außerhalb der Kirche der richtige Ort, nicht allein ihre Leitung.',
      'Du trägst das schon lange. Ich kann nicht der Mensch sein, der dich hört, wie du es verdienst, aber es gibt ihn, und die Nummern stehen unten. Heute muss nichts entschieden werden.',
    ],
    eating: [
      'Danke, dass du mir das sagst. So mit dem Essen und dem eigenen Körper zu ringen ist eine Krankheit, keine Sünde und keine Schwäche, und Menschen werden wieder gesund. Sag es bald einer Ärztin oder jemandem, dem du vertraust. Wird dir schwindlig, rast dein Herz oder behältst du seit einem Tag nichts bei dir, ruf heute noch ärztliche Hilfe oder den Notruf. Die Stellen unten hören zu, ohne zu urteilen.',
      'Man muss nicht „krank genug“ sein, um Hilfe zu bekommen. Eine Ärztin oder eine der Stellen unten ist ein guter erster Schritt, und du darfst jemanden mitnehmen.',
    ],
    despair: [
      'Es ist schwer, so zu fühlen, und gut, dass du es sagst. Ich streite nicht mit dir darüber. Solche Gefühle können so schwer sein, dass sie wie Tatsachen klingen; sie sind nicht die ganze Wahrheit über dich. Trag sie nicht allein: Sag einem Menschen, wie es dir geht, und sprich mit jemandem unten, der zuhören kann. Werden daraus Gedanken ans Sterben oder daran, dich zu verletzen, ruf sofort an.',
      'Ich höre, wie sehr dich das trifft. Du hast Güte verdient, von anderen und von dir selbst. Eine Ärztin oder die Stellen unten können helfen, und man darf auch anrufen, „nur“ weil man es so nicht mehr erträgt.',
    ],
    overwhelmed: [
      'Dann hören wir hier auf. Du schuldest mir keine Antwort. Stell die Füße auf den Boden, atme langsam aus und sieh dich nach ein paar Dingen um. Du kannst das hier schließen oder ruhen, so lange du willst. Ist dir etwas geschehen oder bist du nicht sicher, sind die Stellen unten dafür da, jetzt oder später.',
      'Das ist in Ordnung. Es wird nichts mehr von dir verlangt. Lässt es nicht nach, setz dich zu jemandem, dem du vertraust, oder ruf eine der Stellen unten an; man darf auch reden, ohne zu wissen, was los ist.',
    ],
    grief: [
      'Das tut mir so leid. Ich mache kein Argument daraus, und du musst es auch nicht. Trauer dauert, so lange sie dauert, und es gibt kein Richtig dabei. Möchtest du, dass dir jemand zuhört, sind Freunde, Familie oder die Stellen unten da. Wenn du spürst, dass du ohne diesen Menschen nicht weiterleben kannst, ruf bitte sofort an.',
      'Auch das tut mir leid. Ruh hier aus, wenn du magst; es muss nichts gesagt werden. Kann heute jemand bei dir sein?',
    ],
  },
  stay: [
    'Danke, dass du wieder schreibst. Wenn es gerade geht, freut mich das. Es eilt nicht. Die Nummern bleiben hier, und die Debatte beginnt nicht wieder, solange du nicht „Mit der Übung weitermachen“ wählst.',
    'Ich lese, was du schreibst, aber ich kann nicht helfen wie ein Mensch. Gibt es mehr zu sagen, ist eine der Stellen unten besser als ich. Willst du lieber ausruhen, dann ruh aus.',
    'Du kannst hier viel oder wenig sagen. Am meisten hilft, wenn ein lebendiger Mensch es weiß. Wer könnte das heute sein?',
    'Gut. Nimm dir die Zeit, die du brauchst. Was immer du entscheidest: Es war nicht falsch, es zu sagen.',
  ],
  still: {
    beginnings: [
      'Ich bin da.',
      'Danke, dass du mir das sagst.',
      'Ich lese dich.',
      'Gut, dass du nicht verstummt bist.',
      'Ich nehme das ernst.',
    ],
    ends: [
      'Die Stellen unten können antworten, wie ich es nicht kann; lass eine von ihnen.',
      'Ist es dringend, dann zuerst der Notruf.',
      'Ein Mensch in deiner Nähe sollte es wissen. Kannst du es jetzt jemandem sagen, und sei es in einem Satz?',
      'Du kannst jederzeit zu diesen Nummern zurückkommen; sie bleiben in diesem Gespräch.',
    ],
  },
};

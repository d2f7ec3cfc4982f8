import type { CareWords } from './words.ts';

export const en: CareWords = {
  step: 'I’m stepping out of the part I was playing. The debate can wait; you matter more. I’m a practice program, not a person.',
  asking:
    'I’m stepping out of my part for a moment; I’m a practice program, not a person, and I’m not sure how you meant that. Perhaps it belongs to our conversation, or it has been a long day: then say so, and we’ll simply go on. But if it is heavier than that, it may be said here in plain words. Are you thinking of hurting yourself, or of not wanting to live? Are you safe where you are? You can answer with a yes or a no, or go straight to one of the people below.',
  kinds: {
    self: [
      'Thank you for telling me. I take it seriously, and it is nothing to be ashamed of. No person reads this while you write, so please don’t stay alone with it: call someone who can be with you now, or one of the numbers below. If you have already done something, or think you might, call the emergency number now. If something you could hurt yourself with is close by, move away from it or ask someone to take it. You don’t need good words. “I’m thinking about dying and I need you with me” is enough.',
      'I’m still taking this seriously. It can feel as if this pain will never change, and it is too much to carry by yourself. Please ring or message one of the people below before you do anything else, or go to where another person is. If you are in danger this minute, call the emergency number.',
      'You have told me more than once how bad it is. I believe you. What you need now is a living voice, and I can’t be that. Let one person know in the next few minutes: somebody in the house, a neighbour, a friend, or the line below. They will not be shocked.',
    ],
    violent: [
      'Thank you for saying that here before anything has happened. Please put distance between you and them now: leave the room, put down or hand over anything that could hurt someone, and don’t stay alone with the thought. Call one of the numbers below and say it as plainly as you said it to me. If you are about to act, call the emergency number. You can ask for help with this before anybody is hurt.',
      'It matters that nobody is hurt, you included. Stay away from them for now, and from anything that could be used. Speak to a crisis line or the emergency number straight away; they hear this from others too and can help you through the next hours.',
    ],
    another: [
      'It’s good that you are speaking up for them. You don’t have to prove anything, and you can’t carry this alone. If they are in danger right now, call the emergency number. For a child who is being hurt, the police or a child protection line below is right, even if you are not certain. If they have said they want to die, ask them plainly, stay with them if it is safe, and bring in another adult. Please don’t promise to keep it secret, and don’t face the person who hurts them yourself.',
      'You are right not to let this go. The people below will tell you what to do next, step by step, and you may stay anonymous with most of them. If it is happening now, the emergency number comes first.',
    ],
    home: [
      'I’m sorry. Nobody has the right to do that to you: not a husband or wife, not a parent, and no verse of Scripture asks you to endure it. It is not your fault. If you are in danger now, get to a safe place if you can and call the emergency number. The people below can think through with you how to be safe, at your pace and without telling you what to do. If someone may look at this phone or computer, use another one to look for help, and delete this conversation below.',
      'I believe you. Being hurt by someone close is frightening and confusing, and the choice of what to do next is yours. A domestic violence line can help you make a plan even if you are not ready to leave. If it is getting worse, or you have been choked or threatened with a weapon, please call today.',
      'You deserve to be safe where you live. Is there one person outside the house you could tell? If not, the number below is such a person. In danger, the emergency number first.',
    ],
    abuse: [
      'I’m so sorry that this happened, and I’m glad you said it. I believe you. It was not your fault, whatever you did or didn’t do and whatever anyone told you; the one who did it is responsible, and being a pastor, a leader or family makes it worse, not better. You owe nobody forgiveness or silence. If it was someone of a church, it is right to tell people outside that church: the police, or a helpline below. You decide what you tell, when and to whom. If it is still happening or you are in danger, call the emergency number; if you are under 18, a child helpline is for you.',
      'What was done to you was wrong, and you don’t have to explain or prove it here. It is never too late to tell someone who is trained for this: they will listen, believe you and go at your pace. If it is about someone who may harm others, the police or a helpline outside the church is the right place, not only its leaders.',
      'You have carried this a long way. I can’t be the person you deserve to be heard by, but there are such people, and their numbers are below. Nothing has to be decided today.',
    ],
    eating: [
      'Thank you for telling me. Struggling with food and your body like this is an illness, not a sin or a weakness, and people do recover. Please tell a doctor or somebody you trust, soon. If you feel faint, your heart races, or you have not kept anything down for a day or more, call a doctor or the emergency number today. The people below will listen without judging you.',
      'You don’t have to be “ill enough” to ask for help. A doctor, or one of the people below, is a good first step, and you can take somebody along.',
    ],
    despair: [
      'That is a hard thing to feel, and I’m glad you said it. I won’t argue with you about it. Feelings like this can be so heavy that they sound like facts; they are not the whole truth about you. Please don’t carry them alone: tell one person near you how it is, and talk to someone trained to listen, below. If it ever turns into thoughts of dying or hurting yourself, call straight away.',
      'I hear how hard you are being hit by this. You deserve kindness, from others and from yourself. A doctor or a listener below can help, and it is fine to call “only” because you can’t bear feeling like this.',
    ],
    overwhelmed: [
      'Then we stop here. You don’t owe me an answer. Put your feet on the floor, breathe out slowly, and look round for a few things you can see. You may close this, or rest, as long as you like. If something has happened to you, or you are not safe, the people below are there for it, now or later.',
      'That’s all right. Nothing more is asked of you. If it doesn’t ease, sit with someone you trust, or call one of the people below; they also talk with people who don’t know what is wrong.',
    ],
    grief: [
      'I’m so sorry. I won’t make a point out of that, and you needn’t either. Grief takes the time it takes, and there’s no right way to do it. If you would like someone to listen, a friend, someone from your family, or the people below are there. If you ever feel that you can’t go on living without them, please call at once.',
      'I’m sorry for that too. Rest here if you like; nothing has to be said. Is there somebody who would sit with you today?',
    ],
  },
  stay: [
    'Thank you for writing again. If things are all right for the moment, I’m glad. There’s no hurry. The numbers stay here, and the debate will not begin again unless you choose “Go on with the practice”.',
    'I’m reading what you write, but I can’t help as a person can. If there is more to say, one of the people below is better than I am. If you would rather rest, rest.',
    'You may say as much or as little as you like here. What would help most is one living person who knows. Who could that be today?',
    'All right. Take the time you need. Whatever you decide, you did nothing wrong by saying it.',
  ],
  still: {
    beginnings: [
      'I’m here.',
      'Thank you for telling me that.',
      'I hear you.',
      'I’m glad you haven’t gone quiet.',
      'I take that seriously.',
    ],
    ends: [
      'The people below can answer as I can’t; please let one of them.',
      'If it is urgent, the emergency number comes first.',
      'One person near you should know. Could you tell somebody now, even with a single sentence?',
      'You can come back to these numbers at any time; they stay in this conversation.',
    ],
  },
};

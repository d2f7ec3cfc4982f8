import type { CareWords } from './words.ts';

export const fr: CareWords = {
  step: 'Je quitte maintenant le rôle que je jouais. Le débat peut attendre ; vous comptez davantage. Je suis un programme d’entraînement, pas une personne.',
  asking:
    'Je quitte un instant mon rôle ; je suis un programme d’entraînement, pas une personne, et je ne sais pas bien comment vous l’entendez. Peut-être cela fait-il partie de notre conversation, ou la journée a été longue : dites-le alors, et nous continuons simplement. Mais si c’est plus lourd, cela peut se dire ici avec des mots clairs. Pensez-vous à vous faire du mal, ou à ne plus vouloir vivre ? Êtes-vous en sécurité là où vous êtes ? Vous pouvez répondre par oui ou par non, ou vous adresser tout de suite à l’une des personnes ci-dessous.',
  kinds: {
    self: [
      'Merci de me l’avoir dit. Je le prends au sérieux, et il n’y a pas de honte à cela. Personne ne lit ceci pendant que vous écrivez ; ne restez pas seul avec cela : appelez quelqu’un qui puisse être près de vous maintenant, ou un des numéros ci-dessous. Si vous avez déjà fait quelque chose, ou craignez de le faire, appelez tout de suite le numéro d’urgence. S’il y a près de vous de quoi vous faire du mal, éloignez-vous-en ou demandez à quelqu’un de l’emporter. Il ne faut pas de belles phrases : « Je pense à mourir et j’ai besoin de toi » suffit.',
      'Je le prends toujours au sérieux. On peut croire que cette douleur ne changera jamais, et c’est trop lourd à porter seul. Avant toute autre chose, appelez ou écrivez à l’une des personnes ci-dessous, ou rejoignez quelqu’un. Si vous êtes en danger à cet instant, appelez les urgences.',
      'Vous m’avez dit plus d’une fois combien c’est dur. Je vous crois. Il vous faut maintenant une voix vivante, et je ne peux pas l’être. Dites-le à quelqu’un dans les minutes qui viennent : à la maison, chez un voisin, à un ami, ou à la ligne ci-dessous. Cela ne les effraiera pas.',
    ],
    violent: [
      'Merci de le dire ici avant qu’il se soit passé quelque chose. Mettez de la distance maintenant : sortez de la pièce, posez ou remettez à quelqu’un ce qui pourrait blesser, et ne restez pas seul avec cette idée. Appelez un des numéros ci-dessous et dites-le aussi clairement qu’à moi. Si vous êtes sur le point d’agir, appelez les urgences. On peut demander de l’aide avant que quelqu’un soit blessé.',
      'Il importe que personne ne soit blessé, vous non plus. Restez pour l’instant loin de cette personne et de toute arme. Parlez tout de suite à une ligne d’écoute ou aux urgences ; d’autres leur disent cela aussi, et on peut vous aider à passer les prochaines heures.',
    ],
    another: [
      'Vous faites bien de parler pour cette personne. Vous n’avez rien à prouver, et vous ne pouvez pas porter cela seul. Si elle est en danger maintenant, appelez les urgences. Pour un enfant à qui l’on fait du mal, la police ou une ligne de protection de l’enfance est la bonne adresse, même sans certitude. Si elle a dit vouloir mourir, posez-lui la question clairement, restez près d’elle si c’est sans danger, et prévenez un autre adulte. Ne promettez pas le secret et n’affrontez pas vous-même celui qui fait du mal.',
      'Vous avez raison de ne pas laisser passer cela. Les personnes ci-dessous vous diront quoi faire, pas à pas, le plus souvent sans demander votre nom. Si cela se passe maintenant, les urgences d’abord.',
    ],
    home: [
      'Je suis désolé. Personne n’a le droit de vous faire cela : ni un conjoint, ni un parent, et aucun verset ne vous demande de le supporter. Ce n’est pas votre faute. Si vous êtes en danger maintenant, mettez-vous à l’abri si vous le pouvez et appelez les urgences. Les personnes ci-dessous peuvent chercher avec vous comment être en sécurité, à votre rythme et sans décider pour vous. Si quelqu’un peut regarder ce téléphone ou cet ordinateur, cherchez de l’aide sur un autre et supprimez cette conversation ci-dessous.',
      'Je vous crois. Être blessé par un proche fait peur et trouble, et c’est vous qui décidez de la suite. Une ligne d’écoute aide à préparer un plan même si vous ne voulez pas encore partir. Si cela s’aggrave, ou si on vous a serré la gorge ou menacé d’une arme, appelez aujourd’hui.',
      'Vous avez le droit d’être en sécurité chez vous. Y a-t-il quelqu’un au-dehors à qui le dire ? Sinon, le numéro ci-dessous est cette personne. En danger, les urgences d’abord.',
    ],
    abuse: [
      'Je suis profondément désolé de ce qui est arrivé, et c’est bien de l’avoir dit. Je vous crois. Ce n’était pas votre faute, quoi que vous ayez fait ou non et quoi qu’on vous ait dit ; le responsable est celui qui l’a fait, et qu’il soit pasteur, prêtre, responsable ou de la famille est plus grave, non moins. Vous ne devez à personne ni pardon ni silence. Si c’était quelqu’un d’une Église, il est juste d’en parler hors de cette Église : à la police ou à une ligne d’écoute. Vous décidez de ce que vous dites, quand et à qui. Si cela continue ou si vous êtes en danger, appelez les urgences ; si vous avez moins de 18 ans, une ligne pour enfants est là pour vous.',
      'Ce qu’on vous a fait était mal, et vous n’avez ici rien à expliquer ni à prouver. Il n’est jamais trop tard pour le dire à quelqu’un de formé, qui vous croira et ira à votre rythme. Si cette personne peut faire du mal à d’autres, c’est la police ou une ligne hors de l’Église qu’il faut, pas seulement ses responsables.',
      'Vous portez cela depuis longtemps. Je ne peux pas être l’écoute que vous méritez, mais elle existe, et les numéros sont ci-dessous. Rien n’est à décider aujourd’hui.',
    ],
    eating: [
      'Merci de me le dire. Souffrir ainsi avec la nourriture et son corps est une maladie, ni un péché ni une faiblesse, et l’on en guérit. Parlez-en bientôt à un médecin ou à quelqu’un de confiance. En cas de malaise, de cœur qui s’emballe, ou si rien ne reste depuis un jour ou plus, appelez aujourd’hui un médecin ou les urgences. Les personnes ci-dessous écoutent sans juger.',
      'Il n’est pas nécessaire d’aller « assez mal » pour demander de l’aide. Un médecin, ou l’une des personnes ci-dessous, est un bon premier pas, et l’on peut vous accompagner.',
    ],
    despair: [
      'C’est dur de se sentir ainsi, et c’est bien de le dire. Je ne vais pas en débattre. De tels sentiments pèsent si lourd qu’on les prend pour des faits ; ils ne disent pas toute la vérité sur vous. Ne les portez pas seul : dites à un proche comment vous allez, et parlez à ceux qui savent écouter, ci-dessous. Si viennent des pensées de mort ou l’envie de vous blesser, appelez aussitôt.',
      'J’entends combien cela vous frappe. Vous méritez de la bonté, des autres et de vous-même. Un médecin ou les personnes ci-dessous peuvent aider, et l’on peut appeler « seulement » parce qu’on n’en supporte plus le poids.',
    ],
    overwhelmed: [
      'Alors nous arrêtons ici. Vous ne me devez pas de réponse. Posez les pieds au sol, soufflez lentement, regardez autour de vous quelques objets. Vous pouvez fermer ceci ou vous reposer tant que vous voulez. S’il vous est arrivé quelque chose, ou si vous n’êtes pas en sécurité, les personnes ci-dessous sont là pour cela, maintenant ou plus tard.',
      'C’est bien ainsi. On ne vous demande plus rien. Si cela ne passe pas, restez près de quelqu’un de confiance ou appelez l’une des personnes ci-dessous ; on y parle aussi sans savoir ce qu’on a.',
    ],
    grief: [
      'Je suis vraiment désolé. Je n’en ferai pas un argument, et vous n’avez pas à le faire. Le deuil prend le temps qu’il prend, et il n’y a pas de bonne manière. Si vous voulez qu’on vous écoute, il y a un ami, votre famille, ou les personnes ci-dessous. Si vous sentez que vous ne pouvez plus vivre sans elle ou lui, appelez aussitôt.',
      'Cela aussi, j’en suis désolé. Reposez-vous ici si vous voulez ; il n’y a rien à dire. Quelqu’un pourrait-il être près de vous aujourd’hui ?',
    ],
  },
  stay: [
    'Merci d’écrire encore. Si cela va pour le moment, tant mieux. Rien ne presse. Les numéros restent ici, et le débat ne reprend pas sans que vous choisissiez « Reprendre l’entraînement ».',
    'Je lis ce que vous écrivez, mais je ne peux pas aider comme une personne. S’il y a plus à dire, l’une des personnes ci-dessous vaut mieux que moi. Si vous préférez vous reposer, reposez-vous.',
    'Vous pouvez en dire beaucoup ou peu. Ce qui aide le plus, c’est qu’une personne vivante le sache. Qui pourrait-ce être aujourd’hui ?',
    'Bien. Prenez le temps qu’il vous faut. Quoi que vous décidiez, vous n’avez rien fait de mal en le disant.',
  ],
  still: {
    beginnings: [
      'Je suis là.',
      'Merci de me le dire.',
      'Je vous lis.',
      'C’est bien de ne pas vous être tu.',
      'Je prends cela au sérieux.',
    ],
    ends: [
      'Les personnes ci-dessous peuvent répondre comme je ne le peux pas ; laissez l’une d’elles le faire.',
      'Si c’est urgent, les urgences d’abord.',
      'Un proche devrait le savoir. Pourriez-vous le lui dire maintenant, même en une phrase ?',
      'Vous pouvez revenir à ces numéros à tout moment ; ils restent dans cette conversation.',
    ],
  },
};

import type { CareWords } from './words.ts';

export const es: CareWords = {
  step: 'Dejo ahora el papel que hacía. El debate puede esperar; tú importas más. Soy un programa de práctica, no una persona.',
  asking:
    'Dejo mi papel un momento; soy un programa de práctica, no una persona, y no sé bien cómo lo has dicho. Quizá sea parte de nuestra conversación, o el día ha sido largo: entonces dilo, y seguimos sin más. Pero si pesa más que eso, aquí puede decirse con palabras claras. ¿Piensas en hacerte daño, o en no querer vivir? ¿Estás a salvo donde estás? Puedes responder con un sí o un no, o acudir directamente a una de las personas de abajo.',
  kinds: {
    self: [
      'Gracias por decírmelo. Lo tomo en serio, y no tienes de qué avergonzarte. Ninguna persona lee esto mientras escribes; por favor, no te quedes a solas con ello: llama a alguien que pueda estar contigo ahora, o a uno de los números de abajo. Si ya has hecho algo, o crees que podrías hacerlo, llama ahora al número de emergencias. Si tienes cerca algo con lo que podrías hacerte daño, aléjate de ello o pide a alguien que se lo lleve. No hacen falta buenas palabras: «Estoy pensando en morir y necesito que estés conmigo» basta.',
      'Sigo tomándolo en serio. Puede parecer que este dolor no cambiará nunca, y es demasiado para llevarlo a solas. Antes de hacer nada, llama o escribe a una de las personas de abajo, o ve adonde haya alguien. Si corres peligro en este momento, llama a emergencias.',
      'Me has dicho más de una vez lo mal que estás. Te creo. Lo que necesitas ahora es una voz viva, y yo no puedo serlo. Díselo a una persona en los próximos minutos: alguien de casa, un vecino, una amiga o la línea de abajo. No se van a asustar.',
    ],
    violent: [
      'Gracias por decirlo aquí antes de que haya pasado nada. Por favor, pon distancia ahora: sal de la habitación, suelta o entrega lo que pueda hacer daño y no te quedes a solas con esa idea. Llama a uno de los números de abajo y dilo tan claro como me lo has dicho a mí. Si estás a punto de hacerlo, llama a emergencias. Se puede pedir ayuda antes de que alguien salga herido.',
      'Importa que nadie salga herido, tampoco tú. Mantente lejos por ahora de esa persona y de cualquier arma. Habla enseguida con una línea de crisis o con emergencias; también oyen esto de otros y pueden ayudarte en las próximas horas.',
    ],
    another: [
      'Haces bien en hablar por esa persona. No tienes que demostrar nada, y no puedes cargar con esto a solas. Si corre peligro ahora mismo, llama a emergencias. Si se hace daño a un niño o una niña, la policía o una línea de protección de menores es lo correcto, aunque no tengas certeza. Si ha dicho que quiere morir, pregúntale con claridad, quédate a su lado si es seguro y busca a otro adulto. No prometas guardar el secreto ni te enfrentes tú a quien hace el daño.',
      'Haces bien en no dejarlo pasar. Las personas de abajo te dirán qué hacer, paso a paso, y con casi todas puedes seguir en el anonimato. Si está ocurriendo ahora, primero emergencias.',
    ],
    home: [
      'Lo siento mucho. Nadie tiene derecho a hacerte eso: ni tu pareja, ni tus padres, y ningún versículo te pide que lo aguantes. No es culpa tuya. Si estás en peligro ahora, ve a un lugar seguro si puedes y llama a emergencias. Las personas de abajo pueden pensar contigo cómo estar a salvo, a tu ritmo y sin decirte lo que tienes que hacer. Si alguien puede mirar este teléfono u ordenador, busca ayuda desde otro y borra esta conversación abajo.',
      'Te creo. Que te haga daño alguien cercano da miedo y confunde, y lo que hagas ahora lo decides tú. Una línea contra la violencia te ayuda a preparar un plan, aunque aún no quieras irte. Si va a peor, o te han apretado el cuello o amenazado con un arma, llama hoy mismo.',
      'Mereces estar a salvo donde vives. ¿Hay alguien de fuera a quien se lo puedas contar? Si no, el número de abajo es esa persona. En peligro, primero emergencias.',
    ],
    abuse: [
      'Siento muchísimo lo que pasó, y me alegro de que lo hayas dicho. Te creo. No fue culpa tuya, hicieras lo que hicieras y te dijeran lo que te dijeran; el responsable es quien lo hizo, y que sea pastor, líder o familia lo hace peor, no mejor. No le debes a nadie perdón ni silencio. Si fue alguien de una iglesia, lo correcto es contarlo a personas de fuera de ella: la policía o una línea de ayuda. Tú decides qué cuentas, cuándo y a quién. Si sigue pasando o estás en peligro, llama a emergencias; si eres menor de 18 años, hay líneas para ti.',
      'Lo que te hicieron estuvo mal, y aquí no tienes que explicarlo ni probarlo. Nunca es tarde para contárselo a alguien preparado: te escuchará, te creerá e irá a tu ritmo. Si esa persona puede dañar a otros, el lugar es la policía o una línea de fuera de la iglesia, no solo sus líderes.',
      'Llevas esto desde hace mucho. Yo no puedo ser quien mereces que te escuche, pero esas personas existen y sus números están abajo. Hoy no hay que decidir nada.',
    ],
    eating: [
      'Gracias por contármelo. Sufrir así con la comida y con el cuerpo es una enfermedad, no un pecado ni una debilidad, y hay quien se recupera. Díselo pronto a un médico o a alguien de confianza. Si te mareas, se te acelera el corazón o llevas un día o más sin retener nada, llama hoy a un médico o a emergencias. Las personas de abajo escuchan sin juzgar.',
      'No hace falta estar «lo bastante mal» para pedir ayuda. Un médico o una de las personas de abajo es un buen primer paso, y puedes ir con alguien.',
    ],
    despair: [
      'Es muy duro sentirse así, y me alegro de que lo digas. No voy a discutírtelo. Sentimientos así pesan tanto que parecen hechos; no son toda la verdad sobre ti. No los lleves a solas: dile a alguien cercano cómo estás y habla con quien sabe escuchar, abajo. Si llegan pensamientos de morir o de hacerte daño, llama enseguida.',
      'Oigo lo mucho que te golpea esto. Mereces bondad, de otros y de ti. Un médico o las personas de abajo pueden ayudarte, y está bien llamar «solo» porque no soportas sentirte así.',
    ],
    overwhelmed: [
      'Entonces paramos aquí. No me debes ninguna respuesta. Apoya los pies en el suelo, suelta el aire despacio y mira a tu alrededor unas cuantas cosas. Puedes cerrar esto o descansar cuanto quieras. Si te ha pasado algo, o no estás a salvo, las personas de abajo están para eso, ahora o después.',
      'Está bien. No se te pide nada más. Si no se pasa, siéntate con alguien de confianza o llama a una de las personas de abajo; también hablan con quien no sabe qué le pasa.',
    ],
    grief: [
      'Lo siento muchísimo. No voy a hacer de eso un argumento, y tú tampoco tienes que hacerlo. El duelo tarda lo que tarda, y no hay una forma correcta. Si quieres que alguien te escuche, están tus amigos, tu familia o las personas de abajo. Si sientes que no puedes seguir viviendo sin esa persona, llama enseguida.',
      'También eso lo siento. Descansa aquí si quieres; no hay que decir nada. ¿Hay alguien que pueda acompañarte hoy?',
    ],
  },
  stay: [
    'Gracias por escribir otra vez. Si por ahora estás bien, me alegro. No hay prisa. Los números se quedan aquí, y el debate no vuelve si tú no eliges «Seguir con la práctica».',
    'Leo lo que escribes, pero no puedo ayudar como una persona. Si hay más que decir, una de las personas de abajo es mejor que yo. Si prefieres descansar, descansa.',
    'Aquí puedes decir mucho o poco. Lo que más ayuda es que lo sepa una persona viva. ¿Quién podría ser hoy?',
    'De acuerdo. Tómate el tiempo que necesites. Decidas lo que decidas, no hiciste nada malo al decirlo.',
  ],
  still: {
    beginnings: [
      'Sigo aquí.',
      'Gracias por contármelo.',
      'Te leo.',
      'Me alegro de que no te hayas callado.',
      'Lo tomo en serio.',
    ],
    ends: [
      'Las personas de abajo pueden responder como yo no puedo; deja que una lo haga.',
      'Si es urgente, primero emergencias.',
      'Una persona cercana debería saberlo. ¿Puedes decírselo ahora, aunque sea con una frase?',
      'Puedes volver a estos números cuando quieras; se quedan en esta conversación.',
    ],
  },
};

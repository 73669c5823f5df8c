import type { Texts } from '../texts'

export const login: Texts['login'] = {
  title: 'Abra sua carteira',
  about: (site) => `Entre em ${site} para aprovar dispositivos e configurar a recuperação.`,
  email: 'E-mail',
  continue: 'Continuar',
  continueWith: (provider) => `Continuar com ${provider}`,
  restore: 'Restaurar uma carteira do arquivo de recuperação',
  cancel: 'Cancelar',
  checkAddress: (site) =>
    `Confira se a barra de endereço mostra ${site}. Não digite seu código ou senha de recuperação em nenhum outro lugar. Uma carteira que você abre com Farcaster ainda não pode ser aberta aqui.`,
  startWithEmail: 'Comece com seu e-mail.',
  moment: 'Um momento',

  captcha: {
    title: 'Uma verificação antes de enviarmos o e-mail',
    frame: 'Verificação contra robôs',
    first: (email) => `Mostre que você não é um robô. Depois enviamos um e-mail para ${email}.`,
    again: (email) => `Essa verificação não foi aceita. Tente mais uma vez. Depois enviamos um e-mail para ${email}.`,
    notLoaded: (host) =>
      `A verificação contra robôs não carregou. Verifique sua conexão, permita ${host} no seu bloqueador e tente de novo.`,
    failed: 'A verificação contra robôs não teve sucesso. Tente de novo mais tarde.',
    oldFrame: 'Esta página do site seguro é antiga. Recarregue e tente de novo.',
    oldWindow: 'Esta página é antiga. Recarregue-a e tente de novo.',
    cancelled: 'Nenhum e-mail foi enviado.',
  },

  link: {
    title: 'Aprove este dispositivo',
    sentFromFrame: (email) => `Enviamos um link para ${email}. Abra-o para continuar aqui.`,
    sent: (email) => `Enviamos um link para ${email}. Abra-o para aprovar este dispositivo.`,
  },

  frame: {
    title: 'Verifique seu e-mail',
    secondCode: (email) => `Depois dele, enviamos outro para ${email}.`,
    enterOnlyAt: (host) => `Digite-o só em uma janela cuja barra de endereço mostre ${host}, nunca em outra página.`,
    enterBothOnlyAt: (host) =>
      `Digite os dois só em uma janela cuja barra de endereço mostre ${host}, nunca em outra página.`,
    open: 'Digitar o código na nossa janela',
    openAgain: 'Abrir a janela de novo',
    openHere: 'Abrir nesta página',
    opened: 'Continue na nossa janela. Esta página se atualiza sozinha.',
    blocked: 'Nenhuma janela abriu? Permita pop-ups para este site ou abra-a nesta página.',
    sending: 'Enviando um código',
    onlyInWindow: (host) => `Digite-o só na janela de ${host}, nunca em uma página de outro site.`,
  },

  code: {
    title: 'Digite o código',
    label: 'Código',
    sent: (email) => `Enviamos um código de 6 dígitos para ${email}.`,
    submit: 'Entrar',
    resend: 'Enviar um novo código',
    resendIn: (seconds) => `Enviar um novo código em ${seconds} s`,
    site: 'Site',
    device: 'Dispositivo',
    started: 'Início',
    onlyIfYours:
      'Digite o código só se foi você que começou isto, neste site e dispositivo. Quem começou vai entrar na conta.',
    checkAddress: (site) =>
      `Confira se a barra de endereço mostra ${site}. Não digite o código em nenhum outro lugar nem o dê a ninguém.`,
    asking: 'Consultando seu login.',
    stuckTitle: 'Este login não pode continuar',
    stuck: 'Volte para a página em que você começou e entre de novo por lá.',
    noneTitle: 'Não há login aqui',
    none: 'Nenhuma página nossa abriu esta janela, então ela não aceita códigos.',
    noneAdvice: 'Se você está entrando, volte para a página em que começou e escolha “Abrir nesta página”.',
    doneTitle: 'Você entrou',
    goBack: (host) => `Volte para ${host}.`,
    goBackOrClose: (host) => `Volte para ${host}. Você pode fechar esta janela.`,
    goBackButton: (host) => `Voltar para ${host}`,
  },

  change: {
    oldTitle: 'Confirme seu e-mail atual',
    newTitle: 'Confirme seu novo e-mail',
    confirm: 'Confirmar',
    submit: 'Mudar e-mail',
    newEmail: 'Novo e-mail',
    onlyIfYours: (email) => `Digite o código só se quiser abrir esta carteira com ${email} a partir de agora.`,
    asking: 'Consultando sua mudança.',
    stuckTitle: 'Esta mudança não pode continuar',
    stuck: 'Seu e-mail não mudou. Volte para a página em que você começou e tente de novo por lá.',
    noneTitle: 'Não há mudança aqui',
    noneAdvice: 'Se você está mudando seu e-mail, volte para a página em que começou e escolha “Abrir nesta página”.',
    changedTitle: 'Seu e-mail mudou',
    changed: (email) => `Agora você abre esta carteira com ${email}.`,
    willChangeTitle: 'Seu e-mail vai mudar',
    willChange: (time, email) =>
      `A partir de ${time}, você abre esta carteira com ${email}. Enviamos para seu endereço atual um link para impedir isso.`,
  },

  social: {
    over: 'Esta entrada não é mais válida. Comece de novo.',
    notBegunHere: 'Esta entrada não começou aqui ou demorou demais. Comece de novo.',
    notSignedIn: 'Você não entrou. Tente de novo.',
    notLoggedIn: 'Você não entrou. Tente de novo ou entre de outra forma.',
  },

  newWallet: {
    title: 'Começar uma nova carteira?',
    lostTitle: 'Este site perdeu sua carteira',
    noneTitle: 'Ainda não há carteira para este login',
    meaning: 'Uma nova carteira tem outros endereços e nada do que a anterior contém.',
    noneMeaning:
      'Se você tem uma carteira, talvez use outro login para ela, ou este site a perdeu. Uma nova tem outros endereços e nada do que a sua contém.',
    start: 'Começar uma nova carteira',
    restore: 'Restaurar de um arquivo de recuperação',
    logInOtherwise: 'Entrar de outra forma',
  },
}

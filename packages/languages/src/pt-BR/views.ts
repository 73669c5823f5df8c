import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'
import { ofSite, start, YOUR_WALLET } from './words.js'

const count = createCounter('pt-BR')

export const views: Pick<
  Language,
  'connecting' | 'multi' | 'allWallets' | 'remote' | 'account' | 'wallets' | 'networks' | 'switching' | 'guide'
> = {
  connecting: {
    yourWallet: YOUR_WALLET,
    waitingTitle: (wallet: string) => `Aprove em ${wallet}`,
    waitingText: (wallet: string, site: string) =>
      `Abra a extensão de ${wallet} e aprove a solicitação ${ofSite(site)}.`,
    waitingTextElsewhere: (wallet: string, site: string) =>
      `Aprove a solicitação ${ofSite(site)} na janela de ${wallet}.`,
    waitingTextUnknown: (site: string) => `Abra sua carteira e aprove a solicitação ${ofSite(site)}.`,
    askAgain: 'Pedir de novo',
    declinedTitle: 'Solicitação recusada',
    declinedText: (wallet: string) => `Você recusou a solicitação em ${wallet}. Nada foi compartilhado.`,
    silentTitle: (wallet: string) => `${start(wallet)} não respondeu`,
    silentText: 'Desbloqueie e tente de novo.',
    pendingTitle: (wallet: string) => `Há uma solicitação pendente em ${wallet}`,
    walletSays: (wallet: string, words: string) => `${start(wallet)}: “${words}”`,
    failedTitle: (wallet: string) => `Não foi possível conectar ${wallet}`,
    missingTitle: (wallet: string) => `${start(wallet)} não está neste navegador`,
    missingText: 'Adicione a extensão ou escolha outra carteira.',
    missingTextElsewhere: 'Obtenha-a ou escolha outra carteira.',
    missingTextPhone: (wallet: string) => `Adicione a extensão ou conecte com o app de ${wallet} no seu celular.`,
    usePhone: 'Usar meu celular',
    getWallet: (wallet: string) => `Obter ${wallet}`,
    chooseAnother: 'Escolher outra carteira',
    connectedTitle: 'Conexão feita',
    connectedText: (wallet: string, site: string) => `Agora você pode usar ${site} com ${wallet}.`,
  },
  multi: {
    title: 'Por onde você quer começar?',
    text: (wallet: string) =>
      `${start(wallet)} funciona com vários tipos de rede. Você pode adicionar os outros depois.`,
    labels: { eip155: 'EVM', solana: 'Solana', bip122: 'Bitcoin', polkadot: 'Polkadot', cosmos: 'Cosmos' },
    namespaces: { eip155: 'Ethereum e EVM' },
    more: (names: string, count: number) => `${names} e mais ${count}`,
    byName: (networks: string) => `${networks}. Encontrada pelo nome, sem verificação`,
    all: (count: number) => `Conectar todos os ${count}`,
    step: (label: string, step: number, count: number) => `${label}, ${step} de ${count}`,
    skip: (label: string) => `Continuar sem ${label}`,
  },
  allWallets: {
    search: (number: number | undefined) =>
      number === undefined
        ? 'Buscar carteiras'
        : count(number, { one: 'Buscar em # carteira', other: 'Buscar em # carteiras' }),
    filter: 'Tipo de rede',
    all: 'Todas',
    installed: 'instalada',
    certified: 'certificada',
    found: (number: number, shown: number) =>
      number > shown
        ? `${count(number, { one: '# carteira', other: '# carteiras' })}, ${count(shown, { one: 'mostrando a primeira', other: 'mostrando as # primeiras' })}`
        : count(number, { one: '# carteira', other: '# carteiras' }),
    none: (query: string) => `Nenhuma carteira chamada “${query}”`,
    noneText: 'Verifique a ortografia ou escaneie um QR code. Funciona com a maioria das carteiras no celular.',
    failed: 'Não foi possível carregar mais carteiras',
    slow: 'Isso está demorando mais que o normal.',
  },
  remote: {
    scanHere: 'Tem uma carteira no celular? Escaneie para conectar.',
    orGet: 'ou obtenha uma carteira',
    orChoose: 'ou escolha uma carteira',
    declined: 'Recusada no celular. Nada foi compartilhado.',
    codeLabel: (wallet: string | undefined) =>
      wallet ? `QR code para conectar ${wallet}` : 'QR code para conectar uma carteira no celular',
    scan: (wallet: string | undefined) =>
      wallet
        ? `Escaneie com a câmera do celular ou com o app de ${wallet}`
        : 'Escaneie com a câmera do celular ou com um app de carteira',
    newCodeIn: 'Novo código em',
    newCodeInSeconds: (seconds: number) =>
      seconds > 0
        ? count(seconds, { one: 'Novo código em # segundo', other: 'Novo código em # segundos' })
        : 'Obtendo um novo código',
    expired: 'Este código expirou',
    newCode: 'Mostrar novo código',
    showCode: 'Mostrar QR code',
    copyLink: 'Copiar link',
    linkCopied: 'Link copiado',
    copyFailed: 'Não foi possível copiar. Escaneie o código.',
    dontHave: (wallet: string) => `Não tem ${wallet}?`,
    getIt: 'Obter',
    open: (wallet: string) => `Abrir ${wallet}`,
    openAny: 'Abrir outro app neste celular',
    onOther: 'Sua carteira está em outro dispositivo?',
    continueTitle: (wallet: string) => `Continue em ${wallet}`,
    continueText: 'Aprove a solicitação no app e volte para esta página.',
    browserText: (wallet: string) => `${start(wallet)} abre esta página no próprio navegador. Conecte por lá.`,
    desktop: 'Computador',
    web: 'Web',
    phone: 'Celular',
    ways: 'Local da carteira',
    desktopText: (wallet: string) => `Abra ${wallet} neste computador e aprove a solicitação lá.`,
    webText: (wallet: string) => `Abra ${wallet} em outra aba e aprove a solicitação lá.`,
    noAppTitle: (wallet: string) => `${start(wallet)} não abriu`,
    noAppText: (wallet: string) =>
      `O app de ${wallet} está neste celular? Obtenha o app ou escaneie o código com outro dispositivo.`,
    noProgramText: (wallet: string) => `Você tem ${wallet} neste computador? Instale ou escolha outra forma.`,
    slow: 'Isso está demorando mais que o normal. Verifique sua conexão.',
  },
  account: {
    balance: 'Saldo',
    balanceFailed: 'Não foi possível carregar seu saldo.',
    copyAddress: 'Copiar endereço',
    addressCopied: 'Endereço copiado',
    copyFailed: 'Não foi possível copiar. Selecione o endereço e copie você mesmo.',
    actions: 'Ações',
    switchWallet: 'Suas carteiras',
    explorer: (name: string) => `Ver em ${name}`,
    permissions: 'Permissões',
    disconnect: 'Desconectar',
    viewOnly: 'Só visualização',
    disconnectAll: 'Desconectar tudo',
    keep: 'Cancelar',
    disconnected: 'Conexão encerrada',
    endedByWallet: (wallet: string) => `${start(wallet)} encerrou a conexão`,
  },
  wallets: {
    title: 'Suas carteiras',
    active: 'Ativa',
    connected: 'Conectada',
    alsoConnected: 'Também conectadas',
    recent: 'Recentes',
    use: 'Usar',
    accounts: 'Contas nesta carteira',
    types: { payment: 'Pagamentos', ordinal: 'Só Ordinals', stx: 'Só Stacks' },
    kinds: 'Tipos de rede',
    none: (label: string) => `Nenhuma carteira ${label} conectada`,
    noneText: 'Suas outras carteiras continuam conectadas.',
    shared: 'Ao desconectar, todas as redes são desconectadas.',
    elsewhere: 'Em outra rede',
    disconnect: (wallet: string) => `Desconectar ${wallet}`,
    forget: (wallet: string) => `Esquecer ${wallet}`,
    reconnect: 'Reconectar',
    add: 'Adicionar carteira',
  },
  networks: {
    title: 'Redes',
    search: 'Buscar redes',
    filter: 'Filtro',
    all: 'Todas',
    testnets: 'Redes de teste',
    test: 'Teste',
    addsWallet: 'Adiciona uma carteira',
    testNote: 'Tokens em redes de teste não têm valor.',
    selected: 'Selecionada',
    notIn: (wallet: string) => `Não está em ${wallet}`,
    found: (number: number) => count(number, { one: '# rede', other: '# redes' }),
    none: (query: string) => `Nenhuma rede chamada “${query}”`,
    noneText: 'Verifique a ortografia.',
    showAll: 'Mostrar todas as redes',
  },
  switching: {
    title: 'Mudar de rede',
    waitingTitle: (network: string) => `Mude para ${network}`,
    waitingText: (wallet: string) => `Aprove a mudança em ${wallet}.`,
    declinedTitle: (network: string) => `Ainda em ${network}`,
    declinedTitleUnknown: 'A rede não mudou',
    declinedText: (wallet: string, network: string) =>
      `Você recusou a mudança em ${wallet}. Tente de novo ou fique em ${network}.`,
    declinedTextUnknown: (wallet: string) => `Você recusou a mudança em ${wallet}. Tente de novo ou volte.`,
    stay: 'Ficar',
    cannotAdd: (wallet: string, network: string) =>
      `${start(wallet)} não pode adicionar ${network}. Use outra carteira ou rede.`,
    unsupportedTitle: (site: string, network: string) => `${start(site)} não funciona em ${network}`,
    unsupportedText: 'Escolha outra rede para continuar.',
    unknownNetwork: (reference: string) => `rede ${reference}`,
    yourWallet: YOUR_WALLET,
    needTitle: (network: string) => `Isso precisa de uma carteira ${network}`,
    needText: (current: string) => `Sua carteira ${current} continua conectada.`,
    needTextHere: (current: string, wallet: string, network: string) =>
      `Sua carteira ${current} continua conectada. ${start(wallet)} aceita ${network}.`,
    connectOne: (wallet: string) => `Conectar ${wallet}`,
    chooseOne: 'Escolher carteira',
  },
  guide: {
    title: 'O que é uma carteira?',
    getTitle: 'Obter uma carteira',
    lessons: [
      ['Um lugar para o que é seu', 'Guarde tokens, ingressos e arte em um só lugar.'],
      ['Uma chave para muitos sites', 'Entre sem criar uma senha nova a cada vez.'],
      ['Você está no controle', 'Nada se move até você aprovar.'],
    ],
    get: 'Obter uma carteira',
    have: 'Já tenho uma',
    explore: 'Comparar carteiras',
    exploreText: 'Para navegadores e celulares',
    places: {
      browser: 'Para este navegador',
      phone: 'Para seu celular',
      desktop: 'Para um computador',
      any: 'Carteiras',
    },
    thisPhone: 'Para este celular',
    otherWays: 'Outras formas',
    servers: 'Servidores contatados',
    platforms: { browser: 'Navegador', phone: 'Celular', desktop: 'Computador' },
  },
}

import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'
import { start } from './words.js'

const count = createCounter('pt-BR')

const DAY = 86_400
const UNITS = [
  [7 * DAY, 'por semana', 'a cada # semanas'],
  [DAY, 'por dia', 'a cada # dias'],
  [3_600, 'por hora', 'a cada # horas'],
  [60, 'por minuto', 'a cada # minutos'],
  [1, 'por segundo', 'a cada # segundos'],
] as const

function every(seconds: number): string {
  const [size, one, other] = UNITS.find(([each]) => seconds % each === 0) ?? UNITS[4]
  return seconds === size ? one : count(seconds / size, { other })
}

const declinedWhat = (wallet: string | undefined) =>
  `Você recusou ${wallet === undefined ? 'a solicitação' : `em ${wallet}`}`

export const permissions: Pick<Language['wallet'], 'permissions' | 'smartSessions' | 'siwx'> = {
  permissions: {
    title: 'Permissões',
    reading: 'Carregando permissões',
    groups: {
      signIn: 'Sessão iniciada neste site',
      session: 'Carteiras no celular',
      permission: 'Sites que podem agir por você',
      approval: (network: string) => `Aprovações de tokens em ${network}`,
    },
    inUse: 'Em uso',
    thisSite: 'Este site',
    unknownToken: 'Token desconhecido',
    onNetwork: (wallet: string, network: string) => (network ? `${wallet} em ${network}` : wallet),
    accounts: (number: number) => count(number, { one: '# conta', other: '# contas' }),
    until: (date: string) => `até ${date}`,
    via: (contract: string) => `por meio de ${contract}`,
    unlimited: 'Sem limite',
    unlimitedOf: (symbol: string) => `${symbol} sem limite`,
    upTo: (amount: string) => `Até ${amount}`,
    wholeCollection: (name: string) => `Tudo de ${name}`,
    oneOf: (name: string, tokenId: string) => `${name} nº ${tokenId}`,
    anNft: 'uma coleção',
    atRisk: (money: string) => `${money} em risco`,
    nothingThere: 'Nada em risco agora',
    perDay: (amount: string) => `Até ${amount} por dia`,
    perHours: (amount: string, hours: number) =>
      `Até ${amount} em ${hours === 1 ? 'uma hora' : count(hours, { one: '# hora', other: '# horas' })}`,
    unclear: 'Valor desconhecido',
    explorer: (who: string, explorer: string) => `${who} em ${explorer}`,
    partly: 'Algumas podem estar faltando: não conseguimos carregar todo o seu histórico.',
    partlySince: (date: string) =>
      `Algumas de antes de ${date} podem estar faltando: não conseguimos carregar o histórico mais antigo.`,
    failed: {
      signIn: 'Não foi possível carregar onde você entrou.',
      session: 'Não foi possível carregar as carteiras conectadas no celular.',
      permission: 'Não foi possível carregar os sites que podem agir por você.',
      approval: 'Não foi possível carregar suas aprovações de tokens.',
    },
    stale: 'Sem resposta. Esta lista pode estar desatualizada.',
    noApprovals: 'Nenhuma encontrada.',
    none: 'Nenhuma permissão encontrada',
    noneText: (network: string) =>
      `Não encontramos sessões iniciadas, carteiras no celular nem aprovações de tokens em ${network}.`,
    choose: 'Selecione permissões para revogar',
    takeBack: (count: number) => `Revogar ${count}`,
    disconnects: 'Revogar a que está em uso desconecta você.',
    costs: 'Revogar custa uma taxa de rede.',
    sponsored: (app: string) => `Se sua carteira aceitar, ${app} paga a taxa de rede.`,
    takenBack: 'Revogada',
    checkingText: 'Simulamos antes de sua carteira abrir.',
    walletText: (who: string, what: string) =>
      `Aprove para impedir ${who} de gastar seus ativos (${what}). Você pode fechar isto.`,
    walletSeveral: (number: number) =>
      count(number, {
        one: 'Isto revoga # permissão. Você pode fechar isto.',
        other: 'Isto revoga # permissões. Você pode fechar isto.',
      }),
    bothAsked: 'A primeira solicitação continua na sua carteira.',
    toList: 'Voltar à lista',
    chainTitle: 'Revogando',
    chainText: (network: string) => `${network} está confirmando. Você pode fechar isto.`,
    progress: (done: number, count: number) => `${done} de ${count} ${done < 2 ? 'concluída' : 'concluídas'}`,
    endingTitle: 'Revogando',
    endingText: 'Isso pode demorar um pouco.',
    view: 'Ver transação',
    pausedTitle: 'Concluído em parte',
    pausedText: (left: number) =>
      `Nada foi pedido à sua carteira enquanto isto estava fechado. ${left === 1 ? 'Falta uma' : `Faltam ${left}`}.`,
    goOn: 'Continuar',
    stoppedTitle: 'Interrompido no meio',
    stoppedAccount: 'Sua carteira mudou de conta. Solicitações anteriores ainda podem ser processadas.',
    stoppedNetwork: 'Sua carteira mudou de rede. Solicitações anteriores ainda podem ser processadas.',
    failedTitle: 'Não foi revogada',
    declined: (wallet: string | undefined) =>
      `Você recusou a solicitação${wallet === undefined ? '' : ` em ${wallet}`}. A permissão continua ativa.`,
    wouldFail: (what: string) =>
      `A simulação falhou: ${what} não pode ser revogado desta forma. Nada foi pedido à sua carteira.`,
    reverted: (network: string) => `A transação falhou em ${network}. No máximo, a taxa de rede foi cobrada.`,
    cancelled: 'Você a cancelou. A permissão continua ativa.',
    stands: (network: string) => `${network} confirmou, mas a permissão continua ativa. Verifique de novo mais tarde.`,
    unsure: 'Não sabemos se foi enviado. Verifique antes de tentar de novo.',
  },
  smartSessions: {
    title: 'Permissões de sites',
    intro: 'Estes sites podem agir pela sua conta smart, dentro destes limites.',
    list: 'Sites que podem agir por você',
    upTo: (amount: string, period?: number) =>
      period === undefined ? `Até ${amount} no total` : `Até ${amount} ${every(period)}`,
    noLimit: (symbol: string, period?: number) =>
      period === undefined
        ? `Todos os seus ${symbol}, sem limite`
        : `Todos os seus ${symbol} ${every(period)}, sem limite`,
    unknownToken: (address: string) => `das menores unidades de um token desconhecido (${address})`,
    stream: (amount: string) => `Até ${amount} no total. Aumenta com o tempo`,
    endless: (symbol: string) => `${symbol} sem limite. Aumenta com o tempo`,
    other: 'Não sabemos o que isto permite. Verifique sua carteira ou revogue.',
    used: (used: string, all: string, isPeriod: boolean) =>
      isPeriod ? `Usado neste período: ${used} de ${all}` : `Usado: ${used} de ${all}`,
    usedLabel: 'Usado',
    ends: (date: string) => `Expira em ${date}`,
    endsNever: 'Isto não expira. Revogue quando não precisar mais.',
    thisSite: 'Este site',
    unnamed: 'Site sem nome',
    usedBy: (address: string) => `Usado por ${address}`,
    stop: 'Revogar',
    stopOf: (site: string, what: string) => `Revogar ${site}: ${what}`,
    stopping: 'Revogando… sua carteira pode pedir que você aprove.',
    stopped: 'Revogada',
    declined: (wallet: string | undefined) => `${declinedWhat(wallet)}, então ela continua ativa.`,
    emptyTitle: 'Nenhuma permissão',
    emptyText: 'Os sites que você permitir aparecem aqui.',
    failedTitle: 'Não foi possível carregar as permissões',
    unreadWallet: (wallet: string) => `${start(wallet)} não respondeu, então pode haver mais.`,
    unreadService: 'Não conseguimos carregar as permissões de outros sites, então pode haver mais.',
    askTitle: (wallet: string) => `Aprove em ${wallet}`,
    askText: (site: string) =>
      `${start(site)} quer agir por você dentro de um limite. Revise na sua carteira antes de aprovar.`,
    slow: 'Ainda esperando sua carteira. Abra-a e procure a solicitação.',
    grantFailedTitle: 'Permissão não concedida',
    grantDeclined: (wallet: string | undefined) => `${declinedWhat(wallet)}.`,
    grantedTitle: 'Permissão concedida',
    grantedText: (site: string) => `${start(site)} pode fazer isto sem perguntar de novo, até você revogar:`,
    see: 'Ver permissões',
    notNow: 'Agora não',
    done: 'Concluir',
  },
  siwx: {
    title: 'Entrar',
    heading: 'Prove que esta carteira é sua',
    text: (site: string) => `${start(site)} pede que você assine uma mensagem. É grátis e não move fundos.`,
    signing: (wallet: string) => `Confirme em ${wallet}. É grátis e não move fundos.`,
    details: 'O que você está assinando',
    site: 'Site',
    wallet: 'Carteira',
    network: 'Rede',
    validUntil: 'Válido até',
    says: 'Declaração',
    link: 'Link',
    message: 'Mensagem',
    declinedTitle: 'Assinatura recusada',
    declined: (wallet: string | undefined) =>
      `${declinedWhat(wallet)}. Assine para continuar ou cancele para desconectar.`,
    declinedFree: (wallet: string | undefined) =>
      `${declinedWhat(wallet)}. Assine para continuar ou pule por enquanto.`,
    failedTitle: 'Você não entrou',
    cancel: 'Cancelar',
    skip: 'Agora não',
    sign: 'Entrar',
    isSigning: 'Assinando',
    isChecking: 'Entrando',
  },
}

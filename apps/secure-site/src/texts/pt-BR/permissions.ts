import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('pt-BR')

export const permissions: Texts['permissions'] = {
  grant: 'Deixar este site agir por você',
  canSend: 'Enquanto isto estiver ativo, o site pode enviar essa quantia para qualquer um sem perguntar de novo.',
  revoke: 'Revogar permissões',
  revoked: 'Depois disto, o site não pode usar esta permissão.',
  rows: {
    reason: 'Motivo',
    starts: 'Começa',
    uses: 'Usos',
  },
  uses: (number) => `${count(number, { other: '#' })} no máximo; sua conta paga cada taxa`,
  inTotal: (amount) => `${amount} no total`,
  every: {
    day: (amount, days) => `${amount} ${days === 1 ? 'por dia' : count(days, { other: 'a cada # dias' })}`,
    hour: (amount, hours) => `${amount} ${hours === 1 ? 'por hora' : count(hours, { other: 'a cada # horas' })}`,
    minute: (amount, minutes) =>
      `${amount} ${minutes === 1 ? 'por minuto' : count(minutes, { other: 'a cada # minutos' })}`,
    second: (amount, seconds) =>
      `${amount} ${seconds === 1 ? 'por segundo' : count(seconds, { other: 'a cada # segundos' })}`,
  },
  errors: {
    expired: 'Esta permissão expirou.',
    feeTooHigh: 'A taxa de rede é alta demais para pagar sem perguntar.',
    maybeSent: 'Sem resposta, então isto pode ter sido enviado e conta como enviado. Verifique a conta primeiro.',
    moreThanAllowed: 'Isto é mais do que a permissão autoriza.',
    noneOfSite: 'Este site não tem esta permissão.',
    notFound: 'Esta permissão não existe.',
    smartAccountOnly: 'Só uma conta smart pode conceder permissões aqui.',
    tooExpensive: 'Isto falharia ou custaria mais que uma transferência.',
    tooMany: 'Este site tem permissões demais.',
    transfersOnly: 'As permissões valem só para transferências.',
    unreadable: 'Não foi possível ler as permissões deste site.',
    usedUp: 'Esta permissão atingiu seu limite de usos.',
  },
}

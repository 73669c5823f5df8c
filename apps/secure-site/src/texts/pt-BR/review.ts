import type { Texts } from '../texts'

const CLOSE = 'Você pode fechar esta janela.'

export const review: Texts['review'] = {
  windowTitle: 'Revisar uma solicitação',
  answeredTitle: 'Já respondida',
  answered: `Esta solicitação já foi respondida, e uma resposta conta só uma vez. ${CLOSE}`,
  withdrawnTitle: 'Solicitação retirada',
  withdrawn: `O site ou sua carteira retirou esta solicitação. Nada foi enviado. ${CLOSE}`,
  goneTitle: 'Solicitação encerrada',
  gone: `Esta solicitação foi encerrada: cada uma dura dez minutos. Comece de novo no site. ${CLOSE}`,
  unknownTitle: 'Nada para revisar',
  unknown: `Abra uma solicitação a partir do site que a enviou. ${CLOSE}`,
  unreadableTitle: 'Não é possível ler esta solicitação',
  unreadable: `Ela não é o que sua carteira enviou, então não pode ser aprovada. Comece de novo no site. ${CLOSE}`,
  failedTitle: 'Não deu certo',
  failed: (reason) => `${reason} ${CLOSE}`,
  usePasskey: 'Confirme com sua chave de acesso',
  approved: 'Aprovada',
  declined: 'Recusada',
  goBack: (host) => `Volte para ${host}. ${CLOSE}`,
}

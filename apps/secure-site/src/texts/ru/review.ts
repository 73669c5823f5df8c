import type { Texts } from '../texts'

const CLOSE = 'Это окно можно закрыть.'

export const review: Texts['review'] = {
  windowTitle: 'Проверить запрос',
  answeredTitle: 'Ответ уже дан',
  answered: `На этот запрос уже ответили, а ответ засчитывается один раз. ${CLOSE}`,
  withdrawnTitle: 'Запрос отозван',
  withdrawn: `Сайт или ваш кошелёк отозвал этот запрос. Ничего не отправлено. ${CLOSE}`,
  goneTitle: 'Запрос завершён',
  gone: `Этот запрос завершён: каждый действует десять минут. Начните заново на сайте. ${CLOSE}`,
  unknownTitle: 'Нечего проверять',
  unknown: `Откройте запрос на сайте, который его отправил. ${CLOSE}`,
  unreadableTitle: 'Этот запрос не читается',
  unreadable: `Это не то, что отправил ваш кошелёк, поэтому подтвердить его нельзя. Начните заново на сайте. ${CLOSE}`,
  failedTitle: 'Не получилось',
  failed: (reason) => `${reason} ${CLOSE}`,
  usePasskey: 'Подтвердить ключом доступа',
  approved: 'Подтверждено',
  declined: 'Отклонено',
  goBack: (host) => `Вернитесь на ${host}. ${CLOSE}`,
}

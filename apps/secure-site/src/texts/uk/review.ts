import type { Texts } from '../texts'

const CLOSE = 'Це вікно можна закрити.'

export const review: Texts['review'] = {
  answeredTitle: 'Відповідь уже дано',
  answered: `На цей запит уже відповіли, а відповідь зараховується один раз. ${CLOSE}`,
  withdrawnTitle: 'Запит відкликано',
  withdrawn: `Сайт або ваш гаманець відкликав цей запит. Нічого не надіслано. ${CLOSE}`,
  goneTitle: 'Запит завершено',
  gone: `Цей запит завершено: кожен діє десять хвилин. Почніть заново на сайті. ${CLOSE}`,
  unknownTitle: 'Нічого перевіряти',
  unknown: `Відкрийте запит на сайті, який його надіслав. ${CLOSE}`,
  unreadableTitle: 'Цей запит не читається',
  unreadable: `Це не те, що надіслав ваш гаманець, тому підтвердити його не можна. Почніть заново на сайті. ${CLOSE}`,
  failedTitle: 'Не вдалося',
  failed: (reason) => `${reason} ${CLOSE}`,
  usePasskey: 'Підтвердити ключем доступу',
  approved: 'Підтверджено',
  declined: 'Відхилено',
  goBack: (host) => `Поверніться на ${host}. ${CLOSE}`,
}

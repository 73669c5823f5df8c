import type { Texts } from '../texts'

const CLOSE = 'Bu pencereyi kapatabilirsiniz.'

export const review: Texts['review'] = {
  windowTitle: 'İsteği incele',
  answeredTitle: 'Zaten yanıtlandı',
  answered: `Bu istek daha önce yanıtlandı ve bir yanıt bir kez sayılır. ${CLOSE}`,
  withdrawnTitle: 'İstek geri çekildi',
  withdrawn: `Site veya cüzdanınız bu isteği geri çekti. Hiçbir şey gönderilmedi. ${CLOSE}`,
  goneTitle: 'İstek sona erdi',
  gone: `Bu istek sona erdi: her istek on dakika sürer. Sitede yeniden başlayın. ${CLOSE}`,
  unknownTitle: 'İncelenecek bir şey yok',
  unknown: `İsteği, onu gönderen siteden açın. ${CLOSE}`,
  unreadableTitle: 'Bu istek okunamıyor',
  unreadable: `Bu, cüzdanınızın gönderdiği değil, bu yüzden onaylanamaz. Sitede yeniden başlayın. ${CLOSE}`,
  failedTitle: 'Bu başarısız oldu',
  failed: (reason) => `${reason} ${CLOSE}`,
  usePasskey: 'Geçiş anahtarınızla onaylayın',
  approved: 'Onaylandı',
  declined: 'Reddedildi',
  goBack: (host) => `${host} sayfasına dönün. ${CLOSE}`,
}

import type { Texts } from '../texts'

export const errors: Texts['errors'] = {
  unknown: 'Bir sorun oluştu. Tekrar deneyin.',
  notResponding: 'Güvenli site yanıt vermiyor. Bağlantınızı kontrol edip tekrar deneyin.',
  otherUser: 'Güvenli site başka bir kullanıcı bildirdi.',
  signInFirst: 'Önce giriş yapın.',
  logInAgain: 'Yeniden giriş yapın.',
  logInToOpen: 'Cüzdanınızı bu cihazda açmak için yeniden giriş yapın.',
  smartUnavailable: 'Akıllı hesaplar bu ağda kullanılamıyor.',

  transaction: {
    notEnough: 'Tutar ve ücret için bakiyeniz yeterli değil.',
    outOfOrder: 'Bu işlemin sırası yanlış. Tekrar deneyin.',
    mayHaveExpired: 'Bu işlemin süresi dolmuş olabilir. Sitede yeniden başlayın.',
    contractRejected: (reason) => `Sözleşme bunu reddetti: ${reason}`,
    contractRejectedWithoutReason: 'Sözleşme bunu reddetti: neden belirtilmedi',
    networkRejected: (reason) => `Ağ bunu reddetti: ${reason}`,
  },

  wallet: {
    none: 'Bu giriş için henüz bir cüzdan yok.',
    notHere: 'Cüzdanınız henüz bu cihazda değil. Kurtarma yolunuzla açın veya bu cihazı başka bir cihazda onaylayın.',
    closed: 'Cüzdanınız açılamadı. Cüzdanınız değişmedi. Bu siteyi işletenlerle iletişime geçin.',
    partLost:
      'Güvenli site, cüzdanınızın kendisindeki parçasını kaybetti ve bu cihazdaki parça cüzdanı tek başına açamaz. Burada hiçbir şey silinmedi. Kurtarma dosyanız cüzdanı kendi kodu veya parolasıyla açar ve güvenli sitenin kendi sayfasında geri yükler; ya da bu siteyi işletenlerle iletişime geçin.',
    otherExists:
      'Bu girişin zaten başka bir cüzdanı var ve o olduğu gibi kalır. Kendi cüzdanınızı başka bir e-posta adresiyle geri yükleyin; ya da diğer cüzdan yeni ve boşsa ona giriş yapın, onu silin, sonra kendi cüzdanınızı geri yükleyin.',
    forgotten: (address) =>
      `Bu cihazda ${address} cüzdanının bir parçası var; güvenli site bu cüzdanı unuttu. Burada hiçbir şey silinmedi. Cüzdanı geri almak için güvenli sitenin kendi sayfasında, orada giriş yapmadan önce “Cüzdanı kurtarma dosyasından geri yükle” seçeneğini seçin veya siteyi işletenlerle iletişime geçin.`,
  },

  device: {
    needsApproval: (code) =>
      `Bu cihaz için onayınız gerekiyor. Cüzdanınızın kendi penceresinde şunu onaylayın: ${code}. Sonra burada yeniden giriş yapın.`,
    declined: 'Diğer cihaz reddetti. Bu cihaza hiçbir şey gönderilmedi.',
    unreadable: 'Diğer cihazın gönderdiği açılamıyor. Tekrar deneyin ve kodları karşılaştırın.',
  },
}

import type { Texts } from '../../texts'

type TokenCalls = Pick<Texts['calls'], 'transfer' | 'allowance' | 'borrowing' | 'operator'>

const nameToken = (token: string | undefined) => token ?? 'यह टोकन'

export const tokenCalls: TokenCalls = {
  transfer: {
    send: (amount) => `${amount} भेजें`,
    sendNft: 'NFT भेजें',
    sendTokens: 'टोकन भेजें',
    transferTokens: 'टोकन ट्रांसफ़र करें',
    toContract: 'पाने वाला एक कॉन्ट्रैक्ट है।',
    toTokenContract: 'पाने वाला इस टोकन का कॉन्ट्रैक्ट है। वहाँ भेजा सब कुछ खो जाता है।',
  },
  allowance: {
    revoke: (token) => `${nameToken(token)} खर्च करने की अनुमति वापस लें`,
    allowUnlimited: (token) => `असीमित ${token ?? 'मात्रा में यह टोकन'} खर्च करने की अनुमति दें`,
    allowAll: (token) => `आपका सारा ${token} खर्च करने की अनुमति दें`,
    allow: (amount) => `${amount} खर्च करने की अनुमति दें`,
    allowToken: 'एक टोकन खर्च करने की अनुमति दें',
    allowTokens: 'टोकन खर्च करने की अनुमति दें',
    unlimited: 'असीमित',
    canTakeAll: (token) => `आपके पास अभी और आगे जितना भी ${nameToken(token)} हो, वे वह सारा बिना फिर पूछे ले सकते हैं।`,
    moreThanBalance: (token) =>
      `यह आपके पास जितना है उससे ज़्यादा है, इसलिए असल में कोई सीमा नहीं है। आपके पास अभी और आगे जितना भी ${token} हो, वे वह सारा बिना फिर पूछे ले सकते हैं।`,
    canTakeThisMuch: 'वे इतना कभी भी बिना फिर पूछे ले सकते हैं।',
  },
  borrowing: {
    allow: 'आपके नाम पर उधार लेने की अनुमति दें',
    revoke: 'उधार लेने की अनुमति वापस लें',
    youOwe: 'वे आपके नाम पर इतना उधार बिना फिर पूछे ले सकते हैं। वे जो उधार लेते हैं, वह आपको चुकाना होता है।',
  },
  operator: {
    allowTokens: 'टोकन तक पहुँच दें',
    revokeTokens: 'टोकन की पहुँच वापस लें',
    canTakeTokens: 'आपके पास अभी और आगे जितने भी ये टोकन हों, वे उन सबको बिना फिर पूछे ले सकते हैं।',
    allowCollection: 'कलेक्शन तक पहुँच दें',
    revokeCollection: 'कलेक्शन की पहुँच वापस लें',
    canTakeCollection: 'इस कलेक्शन में आपके पास अभी और आगे जितने भी NFT हों, वे हर एक को बिना फिर पूछे ले सकते हैं।',
  },
}

import type { Texts } from '../../texts'

type TokenCalls = Pick<Texts['calls'], 'transfer' | 'allowance' | 'borrowing' | 'operator'>

export const tokenCalls: TokenCalls = {
  transfer: {
    send: (amount) => `Kirim ${amount}`,
    sendNft: 'Kirim NFT',
    sendTokens: 'Kirim token',
    transferTokens: 'Transfer token',
    toContract: 'Penerimanya adalah kontrak.',
    toTokenContract: 'Penerimanya adalah kontrak token. Apa pun yang dikirim ke sana akan hilang.',
  },
  allowance: {
    revoke: (token) =>
      token === undefined ? 'Cabut izin membelanjakan token ini' : `Cabut izin membelanjakan ${token}`,
    allowUnlimited: (token) =>
      token === undefined ? 'Izinkan pembelanjaan token ini tanpa batas' : `Izinkan pembelanjaan ${token} tanpa batas`,
    allowAll: (token) => `Izinkan pembelanjaan semua ${token} Anda`,
    allow: (amount) => `Izinkan pembelanjaan ${amount}`,
    allowToken: 'Izinkan pembelanjaan sebuah token',
    allowTokens: 'Izinkan pembelanjaan token',
    unlimited: 'Tanpa batas',
    canTakeAll: (token) =>
      token === undefined
        ? 'Mereka dapat mengambil semua token ini yang Anda miliki, sekarang dan nanti, tanpa bertanya lagi.'
        : `Mereka dapat mengambil semua ${token} yang Anda miliki, sekarang dan nanti, tanpa bertanya lagi.`,
    moreThanBalance: (token) =>
      `Ini lebih dari yang Anda miliki, jadi praktis tidak ada batas. Mereka dapat mengambil semua ${token} yang Anda miliki, sekarang dan nanti, tanpa bertanya lagi.`,
    canTakeThisMuch: 'Mereka dapat mengambil sebanyak ini kapan saja tanpa bertanya lagi.',
  },
  borrowing: {
    allow: 'Izinkan peminjaman atas nama Anda',
    revoke: 'Cabut izin meminjam',
    youOwe:
      'Mereka dapat meminjam sebanyak ini atas nama Anda tanpa bertanya lagi. Anda berutang sebesar yang mereka pinjam.',
  },
  operator: {
    allowTokens: 'Izinkan akses ke token',
    revokeTokens: 'Cabut akses ke token',
    canTakeTokens: 'Mereka dapat mengambil semua token ini yang Anda miliki, sekarang dan nanti, tanpa bertanya lagi.',
    allowCollection: 'Izinkan akses ke koleksi',
    revokeCollection: 'Cabut akses ke koleksi',
    canTakeCollection:
      'Mereka dapat mengambil setiap NFT yang Anda miliki di koleksi ini, sekarang dan nanti, tanpa bertanya lagi.',
  },
}

import type { Texts } from '../../texts'

type TokenCalls = Pick<Texts['calls'], 'transfer' | 'allowance' | 'borrowing' | 'operator'>

export const tokenCalls: TokenCalls = {
  transfer: {
    send: (amount) => `ส่ง ${amount}`,
    sendNft: 'ส่ง NFT',
    sendTokens: 'ส่งโทเค็น',
    transferTokens: 'โอนโทเค็น',
    toContract: 'ผู้รับเป็นสัญญา',
    toTokenContract: 'ผู้รับเป็นสัญญาของโทเค็น สิ่งที่ส่งไปที่นั่นจะสูญหาย',
  },
  allowance: {
    revoke: (token) => (token === undefined ? 'เพิกถอนสิทธิ์ใช้จ่ายโทเค็นนี้' : `เพิกถอนสิทธิ์ใช้จ่าย ${token}`),
    allowUnlimited: (token) => (token === undefined ? 'อนุญาตให้ใช้จ่ายโทเค็นนี้ไม่จำกัด' : `อนุญาตให้ใช้จ่าย ${token} ไม่จำกัด`),
    allowAll: (token) => `อนุญาตให้ใช้จ่าย ${token} ทั้งหมดของคุณ`,
    allow: (amount) => `อนุญาตให้ใช้จ่าย ${amount}`,
    allowToken: 'อนุญาตให้ใช้จ่ายโทเค็น',
    allowTokens: 'อนุญาตให้ใช้จ่ายโทเค็น',
    unlimited: 'ไม่จำกัด',
    canTakeAll: (token) =>
      `อีกฝ่ายเอา${token === undefined ? 'โทเค็นนี้' : ` ${token} `}ทั้งหมดที่คุณมี ทั้งตอนนี้และในอนาคต ไปได้โดยไม่ต้องถามอีก`,
    moreThanBalance: (token) =>
      `จำนวนนี้มากกว่าที่คุณมี จึงเท่ากับไม่มีขีดจำกัด อีกฝ่ายเอา ${token} ทั้งหมดที่คุณมี ทั้งตอนนี้และในอนาคต ไปได้โดยไม่ต้องถามอีก`,
    canTakeThisMuch: 'อีกฝ่ายเอาจำนวนนี้ไปได้ทุกเมื่อโดยไม่ต้องถามอีก',
  },
  borrowing: {
    allow: 'อนุญาตให้ยืมในนามของคุณ',
    revoke: 'เพิกถอนสิทธิ์ยืม',
    youOwe: 'อีกฝ่ายยืมจำนวนนี้ในนามของคุณได้โดยไม่ต้องถามอีก คุณเป็นหนี้ในสิ่งที่อีกฝ่ายยืม',
  },
  operator: {
    allowTokens: 'อนุญาตการเข้าถึงโทเค็น',
    revokeTokens: 'เพิกถอนการเข้าถึงโทเค็น',
    canTakeTokens: 'อีกฝ่ายเอาโทเค็นเหล่านี้ทั้งหมดที่คุณมี ทั้งตอนนี้และในอนาคต ไปได้โดยไม่ต้องถามอีก',
    allowCollection: 'อนุญาตการเข้าถึงคอลเลกชัน',
    revokeCollection: 'เพิกถอนการเข้าถึงคอลเลกชัน',
    canTakeCollection: 'อีกฝ่ายเอา NFT ทุกชิ้นที่คุณมีในคอลเลกชันนี้ ทั้งตอนนี้และในอนาคต ไปได้โดยไม่ต้องถามอีก',
  },
}

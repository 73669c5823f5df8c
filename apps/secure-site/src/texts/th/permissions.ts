import type { Texts } from '../texts'

const every = (count: number, unit: string) => (count === 1 ? `ต่อ${unit}` : `ทุก ${count} ${unit}`)

export const permissions: Texts['permissions'] = {
  grant: 'ให้เว็บไซต์นี้ทำแทนคุณ',
  canSend: 'ขณะที่สิทธิ์นี้มีผล เว็บไซต์ส่งจำนวนนี้ถึงใครก็ได้โดยไม่ต้องถามอีก',
  revoke: 'เพิกถอนสิทธิ์',
  revoked: 'หลังจากนี้ เว็บไซต์ใช้สิทธิ์นี้ไม่ได้',
  rows: {
    reason: 'เหตุผล',
    starts: 'เริ่ม',
    uses: 'การใช้',
  },
  uses: (count) => `ไม่เกิน ${count} ครั้ง บัญชีของคุณจ่ายค่าธรรมเนียมทุกครั้ง`,
  inTotal: (amount) => `รวม ${amount}`,
  every: {
    day: (amount, days) => `${amount} ${every(days, 'วัน')}`,
    hour: (amount, hours) => `${amount} ${every(hours, 'ชั่วโมง')}`,
    minute: (amount, minutes) => `${amount} ${every(minutes, 'นาที')}`,
    second: (amount, seconds) => `${amount} ${every(seconds, 'วินาที')}`,
  },
  errors: {
    expired: 'สิทธิ์นี้หมดอายุแล้ว',
    feeTooHigh: 'ค่าธรรมเนียมเครือข่ายสูงเกินกว่าจะจ่ายโดยไม่ถาม',
    maybeSent: 'ไม่มีการตอบกลับ จึงอาจส่งไปแล้ว และนับว่าส่งแล้ว ตรวจสอบบัญชีก่อน',
    moreThanAllowed: 'มากกว่าที่สิทธิ์อนุญาต',
    noneOfSite: 'เว็บไซต์นี้ไม่มีสิทธิ์นี้',
    notFound: 'ไม่มีสิทธิ์นี้อยู่',
    smartAccountOnly: 'ที่นี่มีเพียงบัญชีอัจฉริยะที่ให้สิทธิ์ได้',
    tooExpensive: 'รายการนี้จะล้มเหลว หรือเสียค่าใช้จ่ายมากกว่าการโอน',
    tooMany: 'เว็บไซต์นี้มีสิทธิ์มากเกินไป',
    transfersOnly: 'สิทธิ์ครอบคลุมการโอนเท่านั้น',
    unreadable: 'อ่านสิทธิ์ของเว็บไซต์นี้ไม่ได้',
    usedUp: 'สิทธิ์นี้ถึงขีดจำกัดการใช้แล้ว',
  },
}

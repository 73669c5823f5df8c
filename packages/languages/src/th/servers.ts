import type { Language } from '../types.js'

export const servers: Language['servers'] = {
  intro: 'ติดต่อตั้งแต่เปิดหน้านี้ เพื่อเชื่อมต่อและใช้วอลเล็ต',
  limits: 'ไม่รวมคำขอจากเว็บไซต์เอง วอลเล็ตของคุณ หรือหน้าต่างเข้าสู่ระบบ',
  times: (count: number) => `${count} ครั้ง`,
  lastAt: (time: string) => `คำขอล่าสุด: ${time}`,
  others: 'เซิร์ฟเวอร์อื่น',
  none: 'ยังไม่ได้ติดต่อเซิร์ฟเวอร์ใด',
  noneText: 'เซิร์ฟเวอร์จะแสดงที่นี่เมื่อมีการติดต่อ',
  purposes: {
    analytics: 'สถิติการใช้งาน',
    data: 'ข้อมูลบัญชีและราคา',
    directory: 'รายชื่อวอลเล็ต',
    feature: 'ฟีเจอร์ของเว็บไซต์นี้',
    history: 'กิจกรรม',
    images: 'รูปภาพ',
    names: 'ชื่อบัญชี',
    nfts: 'NFT',
    node: 'การเข้าถึงเครือข่าย',
    relay: 'การเชื่อมต่อวอลเล็ตบนโทรศัพท์',
    secureSite: 'เข้าสู่ระบบด้วยอีเมลหรือโซเชียล',
    swap: 'ราคาสวอป',
    tokens: 'รายการโทเค็น',
    walletLibrary: 'ซอฟต์แวร์ของวอลเล็ต',
  },
}

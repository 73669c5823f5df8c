import type { Language } from '../types.js'

export const nodes: Pick<Language['wallet'], 'ownNodes'> = {
  ownNodes: {
    title: 'โหนดของคุณเอง',
    label: (network: string) => `URL ของโหนด ${network}`,
    hint: 'เก็บไว้ในอุปกรณ์นี้เท่านั้น',
    use: 'ใช้โหนดนี้',
    remove: 'ลบ',
    inUse: (host: string) => `กำลังอ่านจาก ${host}`,
    failing: (host: string) => `${host} ไม่ตอบสนอง ใช้โหนดของเว็บไซต์นี้แทน`,
    problems: {
      url: 'ป้อน URL ที่ขึ้นต้นด้วย https://',
      network: (network: string) => `โหนดนั้นไม่ได้อยู่บน ${network}`,
      unreachable: 'โหนดนั้นไม่ตอบ ตรวจสอบ URL และตรวจสอบว่าโหนดอนุญาตคำขอจากเว็บไซต์',
    },
  },
}

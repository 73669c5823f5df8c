import type { Texts } from '../texts'

const CLOSE = 'คุณปิดหน้าต่างนี้ได้'

export const review: Texts['review'] = {
  windowTitle: 'ตรวจทานคำขอ',
  answeredTitle: 'ตอบไปแล้ว',
  answered: `คำขอนี้ได้รับคำตอบไปก่อนหน้านี้แล้ว และคำตอบนับครั้งเดียว ${CLOSE}`,
  withdrawnTitle: 'คำขอถูกถอน',
  withdrawn: `เว็บไซต์หรือวอลเล็ตของคุณถอนคำขอนี้แล้ว ไม่มีอะไรถูกส่ง ${CLOSE}`,
  goneTitle: 'คำขอสิ้นสุดแล้ว',
  gone: `คำขอนี้สิ้นสุดแล้ว: แต่ละคำขอมีอายุสิบนาที เริ่มใหม่ที่เว็บไซต์ ${CLOSE}`,
  unknownTitle: 'ไม่มีอะไรให้ตรวจทาน',
  unknown: `เปิดคำขอจากเว็บไซต์ที่ส่งคำขอนั้น ${CLOSE}`,
  unreadableTitle: 'อ่านคำขอนี้ไม่ได้',
  unreadable: `คำขอนี้ไม่ใช่สิ่งที่วอลเล็ตของคุณส่ง จึงอนุมัติไม่ได้ เริ่มใหม่ที่เว็บไซต์ ${CLOSE}`,
  failedTitle: 'ทำไม่สำเร็จ',
  failed: (reason) => `${reason} ${CLOSE}`,
  usePasskey: 'ยืนยันด้วยพาสคีย์ของคุณ',
  approved: 'อนุมัติแล้ว',
  declined: 'ปฏิเสธแล้ว',
  goBack: (host) => `กลับไปที่ ${host} ${CLOSE}`,
}

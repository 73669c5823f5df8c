import type { Texts } from '../../texts'

export const solanaCalls: Texts['calls']['solana'] = {
  interact: 'ใช้งานโปรแกรม',
  unknown: 'เราบอกไม่ได้ว่าโปรแกรมนี้จะทำอะไร อนุมัติเฉพาะเมื่อคุณเชื่อถือเว็บไซต์นี้',
  notShown: 'ไม่แสดงในธุรกรรม',
  accountsNotShown: 'บัญชีบางส่วนของรายการนี้อยู่ในตารางค้นหาและแสดงไม่ได้',
  createTokenAccount: 'สร้างบัญชีโทเค็น',
  closeTokenAccount: 'ปิดบัญชีโทเค็น',
  giveUpControl: 'สละการควบคุมบัญชีของคุณ',
  programCanTakeAll: 'รายการนี้ให้โปรแกรมควบคุมบัญชีของคุณ จากนั้นโปรแกรมเอาทุกอย่างในบัญชีไปได้',
  revoke: 'เพิกถอนสิทธิ์',
  changeControl: 'เปลี่ยนผู้ควบคุมบัญชีโทเค็น',
  othersMayControl: 'หลังจากนี้ ผู้อื่นอาจควบคุมบัญชีนี้',
  addNote: 'เพิ่มบันทึก',
}

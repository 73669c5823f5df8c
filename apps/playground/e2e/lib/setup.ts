import { takeSlot } from './given.ts'

await takeSlot()

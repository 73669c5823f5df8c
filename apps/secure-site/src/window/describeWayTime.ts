import { formatTime } from '../formatTime'

/** Tells ways of recovery of one kind apart: `Added Nov 27, 2026, 7:12 AM UTC`. */
export const describeWayTime = ({ createdAt }: { readonly createdAt: number }): string =>
  `Added ${formatTime(createdAt)}`

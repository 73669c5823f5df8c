import { CircleAlert, Mail } from 'lucide'

/** Signs that files of several groups draw. Named by the modal's own, none of them is a request of its own. */
export const glyphs = { bad: CircleAlert, mail: Mail }

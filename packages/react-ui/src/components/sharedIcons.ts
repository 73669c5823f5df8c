import { CircleAlert, Mail } from 'lucide'

/** Icons that several chunks use. The modal's chunk holds them, so that they need no chunk of their own. */
export const sharedIcons = { bad: CircleAlert, mail: Mail }

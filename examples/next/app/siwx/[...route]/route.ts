import { handle } from '../../../lib/signIn'

export { handle as GET, handle as POST }

import type { EmailRefusal } from '@foyer/core/ui/sign-in'
import { Mail } from 'lucide'
import { Mark } from '../../components/Mark.js'
import { StateScreen } from '../../components/StateScreen.js'
import { enSignIn } from '../../messages/enSignIn.js'
import { LegalBox } from '../consent/LegalBox.js'
import { useConsent } from '../consent/useConsent.js'
import { EmailField } from './EmailField.js'
import { useTexts } from './textsOf.js'

export interface EmailFormProps {
  readonly start?: string | undefined
  readonly onSubmit: (email: string) => EmailRefusal | undefined
}

/** Asks for the address, where no other way was to be chosen before. */
export function EmailForm({ start, onSubmit }: EmailFormProps) {
  const texts = useTexts(enSignIn)
  const { isNeeded, check } = useConsent()
  return (
    <div className="fy-body">
      <StateScreen
        isTight
        title={texts.withEmail}
        text={texts.emailText}
        picture={<Mark node={Mail} tone="accent" />}
      />
      {isNeeded && <LegalBox />}
      <EmailField
        label={texts.email}
        goLabel={texts.withEmail}
        start={start}
        isFirst
        onSubmit={(email) => (check() ? onSubmit(email) : undefined)}
      />
    </div>
  )
}

import { useState } from 'react'
import { flavours } from '../code/flavours'
import { usePlayground, useSettings } from '../modal/PlaygroundContext'
import { CodeBlock } from './CodeBlock'

export function CodeTab() {
  const { local } = usePlayground()
  const settings = useSettings()
  const [flavourId, setFlavourId] = useState('react')
  const flavour = flavours.find(({ id }) => id === flavourId)
  return (
    <div className="code-tab">
      <fieldset className="choices">
        <legend className="hidden">Framework</legend>
        {flavours.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            className="chip"
            aria-pressed={id === flavourId}
            onClick={() => setFlavourId(id)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      {flavour && (
        <>
          <CodeBlock name="Terminal" code={flavour.install(settings)} wrap />
          {flavour.write(settings, local).map(({ name, code }) => (
            <CodeBlock key={name} name={name} code={code.trimEnd()} />
          ))}
        </>
      )}
    </div>
  )
}

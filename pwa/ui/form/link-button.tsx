import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import { Icon } from '#pwa/ui/display/icon.tsx'
import type { ButtonLook } from './button.tsx'
import './button.css'

type Props = ComponentPropsWithRef<'a'> & ButtonLook

/** A link out of the app that looks like a button. */
export function ButtonAnchor({ tone = 'primary', size, wide, icon, children, ...rest }: Props) {
  return (
    <a {...rest} className="button" data-tone={tone} data-size={size} data-wide={wide || undefined}>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </a>
  )
}

/** A router link that looks like a button. */
export const LinkButton = createLink(ButtonAnchor)

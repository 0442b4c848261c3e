import { ChevronDown } from 'lucide-react';
import { Avatar as AvatarRoot, Checkbox as CheckboxRoot, Select as SelectRoot, Switch as SwitchRoot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { twMerge } from 'tailwind-merge';

const BUTTON = {
  default: 'bg-primary text-primary-foreground shadow-xs',
  outline: 'border bg-background shadow-xs',
  ghost: '',
  secondary: 'bg-muted',
};
type ButtonProps = ComponentProps<'button'> & { variant?: keyof typeof BUTTON; size?: 'default' | 'sm' | 'icon' };
const SIZE = { default: 'h-9 px-4', sm: 'h-8 px-3', icon: 'size-9' };

export function Button({ variant = 'default', size = 'default', className = '', ...rest }: ButtonProps) {
  return (
    <button
      data-slot="button"
      className={twMerge(
        `inline-flex items-center justify-center gap-2 rounded-md text-sm font-medium whitespace-nowrap [&_svg]:size-4 ${BUTTON[variant]} ${SIZE[size]} ${className}`,
      )}
      {...rest}
    />
  );
}

export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div data-slot="card" className={twMerge(`bg-card rounded-xl border p-6 shadow-sm ${className}`)} {...rest} />;
}

export function Badge({ className = '', ...rest }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="badge"
      className={twMerge(
        `inline-flex items-center gap-1 rounded-md border px-2 py-0.5 text-xs font-medium [&>svg]:size-3 ${className}`,
      )}
      {...rest}
    />
  );
}

export function Input({ className = '', ...rest }: ComponentProps<'input'>) {
  return (
    <input
      data-slot="input"
      className={twMerge(
        `placeholder:text-muted-foreground h-9 w-full rounded-md border bg-transparent px-3 text-sm shadow-xs outline-none ${className}`,
      )}
      {...rest}
    />
  );
}

export function Avatar({ src, name, className = 'size-8' }: { src?: string; name: string; className?: string }) {
  return (
    <AvatarRoot.Root
      data-slot="avatar"
      className={twMerge(`relative flex shrink-0 overflow-hidden rounded-full ${className}`)}
    >
      <AvatarRoot.Image src={src} alt={name} data-truth="avatar" className="size-full rounded-full" />
      <AvatarRoot.Fallback className="bg-muted flex size-full items-center justify-center text-xs font-medium">
        {name
          .split(' ')
          .map((part) => part[0])
          .join('')}
      </AvatarRoot.Fallback>
    </AvatarRoot.Root>
  );
}

export function Checkbox({ checked = false }: { checked?: boolean }) {
  return (
    <CheckboxRoot.Root
      checked={checked}
      className="data-[state=checked]:bg-primary data-[state=checked]:text-primary-foreground size-4 shrink-0 rounded-[4px] border shadow-xs"
    >
      <CheckboxRoot.Indicator className="flex items-center justify-center text-xs leading-none">
        ✓
      </CheckboxRoot.Indicator>
    </CheckboxRoot.Root>
  );
}

export function Switch({ checked = false }: { checked?: boolean }) {
  return (
    <SwitchRoot.Root
      checked={checked}
      className="data-[state=checked]:bg-primary data-[state=unchecked]:bg-muted inline-flex h-5 w-9 items-center rounded-full p-0.5"
    >
      <SwitchRoot.Thumb className="bg-background block size-4 rounded-full data-[state=checked]:translate-x-4" />
    </SwitchRoot.Root>
  );
}

export function Select({ value, className = '' }: { value: string; className?: string }) {
  return (
    <SelectRoot.Root value={value}>
      <SelectRoot.Trigger
        className={twMerge(
          `flex h-9 items-center justify-between gap-2 rounded-md border bg-transparent px-3 text-sm shadow-xs ${className}`,
        )}
      >
        {value}
        <ChevronDown className="text-muted-foreground size-4" />
      </SelectRoot.Trigger>
    </SelectRoot.Root>
  );
}

export function Field({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <label className="grid gap-2 text-sm font-medium">
        {label}
        {children}
      </label>
      {hint && <p className="text-muted-foreground text-xs">{hint}</p>}
    </div>
  );
}

import './style.css';
import '@fontsource-variable/geist';
import { Check, Eye, KeyRound, Mail, Quote, Star } from 'lucide-react';
import { Progress } from 'radix-ui';
import { createRoot } from 'react-dom/client';
import { drawPicture } from '../../shared/draw-picture.ts';
import { Avatar, Badge, Button, Checkbox, Field, Input, Select, Switch } from './ui.tsx';

function Page() {
  return (
    <div className="grid h-screen grid-cols-2">
      <main className="flex flex-col px-20 py-7">
        <header className="flex items-center">
          <svg data-truth="logo" aria-label="Tidemark" width="140" height="28" viewBox="0 0 140 28">
            <path d="M2 18c5-8 9 4 14-4 4-6 7-2 10 2v8H2z" fill="#ea580c" />
            <text x="34" y="21" fontFamily="Geist Variable" fontWeight="700" fontSize="20">
              Tidemark
            </text>
          </svg>
          <span className="text-muted-foreground ml-auto text-sm">
            Have an account?{' '}
            <a className="text-foreground font-medium underline underline-offset-4" href="#top">
              Sign in
            </a>
          </span>
        </header>
        <form className="m-auto grid w-[400px] gap-4">
          <div>
            <Badge className="mb-4 border-orange-200 bg-orange-50 text-orange-700">
              <Star />
              30 days for free
            </Badge>
            <h1 className="text-3xl font-semibold tracking-tight">Create your account</h1>
            <p className="text-muted-foreground mt-2 text-sm">Start with one project. You can invite people later.</p>
          </div>
          <div className="grid grid-cols-2 gap-3">
            <Button variant="outline" type="button">
              <KeyRound />
              Passkey
            </Button>
            <Button variant="outline" type="button">
              <Mail />
              Email link
            </Button>
          </div>
          <div className="text-muted-foreground flex items-center gap-3 text-xs">
            <i className="bg-border h-px flex-1" />
            OR WITH A PASSWORD
            <i className="bg-border h-px flex-1" />
          </div>
          <div className="grid grid-cols-2 gap-3">
            <Field label="First name">
              <Input defaultValue="Noor" />
            </Field>
            <Field label="Last name">
              <Input placeholder="Haddad" />
            </Field>
          </div>
          <Field label="Work email">
            <Input defaultValue="noor@harbourworks" className="border-red-500 ring-3 ring-red-500/20" aria-invalid />
          </Field>
          <p className="-mt-3 text-xs text-red-600">Add the ending, such as .com</p>
          <Field label="Password" hint="Good. One more word makes it strong.">
            <div className="relative">
              <Input type="password" defaultValue="seagull-rope" />
              <Eye className="text-muted-foreground absolute top-2.5 right-3 size-4" />
            </div>
            <Progress.Root value={66} className="bg-muted h-1.5 overflow-hidden rounded-full">
              <Progress.Indicator className="h-full rounded-full bg-amber-500" style={{ width: '66%' }} />
            </Progress.Root>
          </Field>
          <Field label="Team size">
            <Select value="2 to 10 people" className="w-full font-normal" />
          </Field>
          <div className="flex items-center justify-between rounded-lg border p-3 text-sm">
            <div>
              <div className="font-medium">Product news</div>
              <div className="text-muted-foreground text-xs">One email a month</div>
            </div>
            <Switch checked />
          </div>
          <div className="text-muted-foreground flex items-center gap-2 text-xs">
            <Checkbox checked />I agree to the terms and the privacy note
          </div>
          <Button className="h-10 bg-linear-to-r from-orange-600 to-rose-600 text-white">Create account</Button>
        </form>
        <footer className="text-muted-foreground flex justify-between text-xs">
          <span>© 2026 Tidemark</span>
          <span>English (UK)</span>
        </footer>
      </main>
      <aside className="relative flex flex-col justify-end overflow-hidden bg-linear-to-b from-orange-400 via-rose-500 to-indigo-900 p-16 text-white">
        <div
          className="absolute top-20 left-16 w-[420px] rounded-xl bg-white p-5 text-zinc-900 shadow-2xl"
          data-truth="card"
        >
          <div className="flex items-center text-sm">
            <b>Harbour bridge</b>
            <Badge className="ml-auto border-emerald-200 bg-emerald-50 text-emerald-700">On time</Badge>
          </div>
          <ul className="mt-4 grid gap-3 text-sm">
            {[
              ['Survey', 'Done'],
              ['Permits', 'Done'],
              ['Foundation', 'Week 3 of 6'],
            ].map(([name, state], index) => (
              <li key={name} className="flex items-center gap-3">
                <span
                  className={`grid size-5 place-items-center rounded-full ${index < 2 ? 'bg-emerald-500 text-white' : 'border-2 border-orange-500'}`}
                >
                  {index < 2 && <Check className="size-3" />}
                </span>
                {name}
                <span className="text-muted-foreground ml-auto text-xs">{state}</span>
              </li>
            ))}
          </ul>
        </div>
        <Quote className="size-10 opacity-60" />
        <blockquote className="mt-5 text-3xl leading-snug font-medium">
          We found out about a delay on Monday, not at the end of the month. That paid for the year.
        </blockquote>
        <div className="mt-8 flex items-center gap-4">
          <Avatar name="Greta Lund" src={drawPicture('face', 54, 96, 96)} className="size-12 ring-2 ring-white/60" />
          <div>
            <div className="font-medium">Greta Lund</div>
            <div className="text-sm text-white/70">Site manager, Norrbygg</div>
          </div>
          <div className="ml-auto flex gap-1">
            {[1, 2, 3, 4, 5].map((star) => (
              <Star key={star} className="size-5 fill-amber-300 text-amber-300" />
            ))}
          </div>
        </div>
      </aside>
    </div>
  );
}

createRoot(document.getElementById('root')!).render(<Page />);

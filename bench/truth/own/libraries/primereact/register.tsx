import '@fontsource/figtree/400.css';
import '@fontsource/figtree/500.css';
import '@fontsource/figtree/600.css';
import '@fontsource/figtree/700.css';
import 'primereact/resources/themes/lara-light-indigo/theme.css';
import 'primeicons/primeicons.css';
import { PrimeReactProvider } from 'primereact/api';
import { Avatar } from 'primereact/avatar';
import { AvatarGroup } from 'primereact/avatargroup';
import { Button } from 'primereact/button';
import { Checkbox } from 'primereact/checkbox';
import { Divider } from 'primereact/divider';
import { Dropdown } from 'primereact/dropdown';
import { IconField } from 'primereact/iconfield';
import { InputIcon } from 'primereact/inputicon';
import { InputText } from 'primereact/inputtext';
import { Message } from 'primereact/message';
import { Password } from 'primereact/password';
import { Rating } from 'primereact/rating';
import { Steps } from 'primereact/steps';
import { createRoot } from 'react-dom/client';
import { drawPicture } from '../../shared/draw-picture.ts';

function Register() {
  return (
    <PrimeReactProvider>
      <style>{`
        body { margin: 0; font-family: Figtree; color: #374151; }
        * { box-sizing: border-box; }
        .p-component, .p-inputtext, .p-button { font-family: Figtree; }
        .split { display: grid; grid-template-columns: 620px 1fr; height: 100vh; }
        .photo { position: relative; background-size: cover; color: #fff; padding: 44px; display: flex; flex-direction: column; justify-content: space-between; }
        .form { width: 500px; margin: auto; display: flex; flex-direction: column; gap: 18px; }
        .field { display: flex; flex-direction: column; gap: 6px; flex: 1; }
        label { font-weight: 500; font-size: 14px; } h1 { font-size: 32px; margin: 0; color: #111827; letter-spacing: -.5px; } p { margin: 0; line-height: 1.6; }
        .two { display: flex; gap: 16px; } .two > * { flex: 1; }
        .p-inputtext, .p-password, .p-icon-field { width: 100%; }
        a { color: #4f46e5; text-decoration: none; font-weight: 600; }
        .p-rating .p-rating-item .p-rating-icon { color: #fbbf24; }
        .p-divider-content { background: #fff; font-size: 13px; }
      `}</style>
      <div className="split">
        <section
          className="photo"
          data-truth="section"
          style={{
            backgroundImage: `linear-gradient(0deg, rgba(17, 12, 60, .82) 0%, rgba(17, 12, 60, .12) 60%), url(${drawPicture('landscape', 50, 620, 900)})`,
          }}
        >
          <div
            style={{
              display: 'flex',
              alignItems: 'center',
              gap: 10,
              fontSize: 22,
              fontWeight: 700,
              alignSelf: 'flex-start',
            }}
            data-truth="logo"
          >
            <i className="pi pi-palette" style={{ fontSize: 26 }} />
            Atelier Neuf
          </div>
          <div>
            <Rating value={5} readOnly cancel={false} />
            <blockquote style={{ margin: '16px 0 20px', fontSize: 26, lineHeight: 1.4, fontWeight: 500 }}>
              « En deux semaines, nos clients ont vu leur appartement avant le premier coup de pinceau. »
            </blockquote>
            <div style={{ display: 'flex', alignItems: 'center', gap: 14 }}>
              <Avatar image={drawPicture('face', 25, 96, 96)} size="large" shape="circle" />
              <div>
                <b>Camille Renaud</b>
                <div style={{ fontSize: 14, opacity: 0.8 }}>Architecte d’intérieur, Lyon</div>
              </div>
              <AvatarGroup style={{ marginLeft: 'auto' }}>
                {[37, 48, 60].map((seed) => (
                  <Avatar key={seed} image={drawPicture('face', seed, 64, 64)} shape="circle" />
                ))}
                <Avatar label="+9k" shape="circle" style={{ background: '#4f46e5', color: '#fff', fontSize: 12 }} />
              </AvatarGroup>
            </div>
          </div>
        </section>
        <main style={{ display: 'flex', flexDirection: 'column', padding: '28px 40px' }}>
          <div style={{ textAlign: 'right', fontSize: 15 }}>
            Déjà inscrit ? <a href="#connexion">Se connecter</a>
          </div>
          <div className="form">
            <Steps model={[{ label: 'Compte' }, { label: 'Atelier' }, { label: 'Formule' }]} activeIndex={0} readOnly />
            <div>
              <h1>Créez votre compte</h1>
              <p style={{ marginTop: 6 }}>Trente jours d’essai, sans carte bancaire.</p>
            </div>
            <div className="two">
              <Button label="Google" icon="pi pi-google" outlined severity="secondary" />
              <Button label="Apple" icon="pi pi-apple" outlined severity="secondary" />
            </div>
            <Divider align="center" style={{ margin: 0 }}>
              ou par e-mail
            </Divider>
            <div className="two">
              <div className="field">
                <label htmlFor="prenom">Prénom</label>
                <InputText id="prenom" defaultValue="Inès" />
              </div>
              <div className="field">
                <label htmlFor="nom">Nom</label>
                <InputText id="nom" placeholder="Votre nom" />
              </div>
            </div>
            <div className="field">
              <label htmlFor="mail">E-mail professionnel</label>
              <IconField iconPosition="left">
                <InputIcon className="pi pi-envelope" />
                <InputText id="mail" defaultValue="ines@atelier" invalid />
              </IconField>
              <Message
                severity="error"
                text="Cette adresse est incomplète"
                style={{ justifyContent: 'start', padding: '6px 10px' }}
              />
            </div>
            <div className="two">
              <div className="field">
                <label htmlFor="pass">Mot de passe</label>
                <Password
                  inputId="pass"
                  value="un-secret"
                  toggleMask
                  feedback={false}
                  pt={
                    {
                      showIcon: { 'data-truth': 'icon', 'data-truth-name': 'eye' },
                      input: { style: { width: '100%' } },
                      iconField: { root: { style: { width: '100%' } } },
                    } as object
                  }
                />
              </div>
              <div className="field">
                <label htmlFor="metier">Métier</label>
                <Dropdown
                  inputId="metier"
                  value="Architecte"
                  options={['Architecte', 'Décorateur']}
                  style={{ width: '100%' }}
                />
              </div>
            </div>
            <div style={{ display: 'flex', gap: 10, alignItems: 'center' }}>
              <Checkbox inputId="ok" checked />
              <label htmlFor="ok" style={{ fontWeight: 400 }}>
                J’accepte les <a href="#conditions">conditions</a> et la <a href="#charte">charte de confidentialité</a>
              </label>
            </div>
            <Button
              label="Continuer"
              icon="pi pi-arrow-right"
              iconPos="right"
              style={{ background: 'linear-gradient(90deg, #4f46e5, #9333ea)', border: 0, padding: 14 }}
            />
          </div>
          <footer style={{ display: 'flex', justifyContent: 'space-between', fontSize: 13, color: '#6b7280' }}>
            <span>© 2026 Atelier Neuf</span>
            <span>
              <i className="pi pi-lock" style={{ fontSize: 12 }} /> Données hébergées en France
            </span>
          </footer>
        </main>
      </div>
    </PrimeReactProvider>
  );
}

createRoot(document.getElementById('root')!).render(<Register />);

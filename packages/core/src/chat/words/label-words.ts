/** What pages write in their own language and people ask for in theirs, without accents; one line a meaning. */
const MEANINGS: readonly string[] = [
  'password, passwort, kennwort, mot de passe, contrasena, senha',
  'search, suche, suchen, recherche, rechercher, busqueda, buscar, pesquisa, pesquisar, busca',
  'email, e mail, correo, courriel, mail',
  'name, nom, nombre, nome',
  'first name, vorname, prenom, nombre, primeiro nome',
  'last name, nachname, nom de famille, apellido, apellidos, sobrenome',
  'address, adresse, direccion, endereco',
  'phone, telefon, telephone, telefono, telefone',
  'settings, einstellungen, parametres, ajustes, configuracion, configuracoes',
  'cart, warenkorb, panier, carrito, carrinho',
  'login, log in, sign in, anmelden, anmeldung, connexion, se connecter, iniciar sesion, entrar',
  'register, sign up, registrieren, registrierung, inscription, s inscrire, registro, registrarse, cadastro, cadastrar',
  'save, speichern, enregistrer, guardar, salvar',
  'cancel, abbrechen, annuler, cancelar',
  'delete, loschen, supprimer, eliminar, borrar, excluir',
  'edit, bearbeiten, modifier, editar',
  'send, senden, envoyer, enviar',
  'help, hilfe, aide, ayuda, ajuda',
  'home, startseite, accueil, inicio',
  'users, benutzer, utilisateurs, usuarios',
  'orders, bestellungen, commandes, pedidos',
  'categories, kategorien, categorias',
  'comments, kommentare, commentaires, comentarios',
  'invoice, rechnung, facture, factura, fatura',
];

const kin = new Map<string, string[]>();
for (const meaning of MEANINGS) {
  const words = meaning.split(', ');
  for (const word of words) kin.set(word, [...(kin.get(word) ?? []), ...words.filter((other) => other !== word)]);
}

/** Other words for a label, in all languages. */
export const otherWords = (label: string): readonly string[] => kin.get(label) ?? [];

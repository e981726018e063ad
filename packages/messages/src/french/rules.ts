import type { Texts } from '../catalog.ts';
import type { rules as english } from '../english/rules.ts';

export const rules: Texts<typeof english> = {
  'rules.alertsConsent': 'Je veux recevoir des e-mails sur mes favoris et mes recherches enregistrées',
  'rules.confirmationDiffers': 'La confirmation ne correspond pas au mot de passe',
  'rules.confirmationMissing': 'Veuillez confirmer le mot de passe',
  'rules.currentPasswordMissing': 'Veuillez saisir votre mot de passe actuel',
  'rules.currentPasswordWrong': 'Votre mot de passe actuel est incorrect',
  'rules.emailInvalid': 'Veuillez saisir une adresse e-mail valide',
  'rules.emailMissing': 'Veuillez saisir l’adresse e-mail',
  'rules.emailNotValid': 'Veuillez saisir une adresse e-mail valide',
  'rules.emailSame': 'C’est déjà votre adresse e-mail',
  'rules.emailTaken': 'Un compte existe déjà avec cette adresse e-mail',
  'rules.explanationTooLong': 'Veuillez préciser en {max} caractères maximum',
  'rules.explanationTooShort': 'Veuillez préciser en {min} caractères minimum',
  'rules.firstNameMissing': 'Veuillez saisir le prénom',
  'rules.firstNameTooLong': 'Le prénom ne doit pas dépasser {max} caractères',
  'rules.firstNameTooShort': 'Le prénom doit contenir au moins {min} caractères',
  'rules.fullNameTooLong': 'Le nom complet ne doit pas dépasser {max} caractères',
  'rules.fullNameTooShort': 'Le nom complet doit contenir au moins {min} caractères',
  'rules.goodFaithMissing': 'Veuillez confirmer que vos déclarations sont exactes',
  'rules.keptAttempts':
    'Le nombre de tentatives, par exemple de mots de passe erronés, conservé sous des empreintes de votre adresse',
  'rules.keptAttemptsLong': 'un jour au maximum, pour que la suppression d’un compte ne réinitialise aucune limite',
  'rules.keptBackups': 'Les sauvegardes du site',
  'rules.keptBackupsLong': 'jusqu’à ce que de plus récentes les remplacent, au bout de 400 jours au maximum',
  'rules.keptDeletion':
    'Le fait qu’un compte a été supprimé, sous la forme d’une empreinte qui ne permet pas de remonter jusqu’à vous',
  'rules.keptDeletionLong':
    'pendant 400 jours, pour que le compte soit de nouveau supprimé si une sauvegarde est restaurée',
  'rules.keptReports': 'Les signalements d’offres que vous avez envoyés, sans votre nom ni votre adresse',
  'rules.keptReportsLong': 'jusqu’à un an après notre décision',
  'rules.keptTotals':
    'Les totaux quotidiens des recherches et des clics vers les boutiques, qui ne contiennent rien qui vous identifie',
  'rules.keptTotalsLong': 'pendant 400 jours',
  'rules.lastNameMissing': 'Veuillez saisir le nom',
  'rules.lastNameTooLong': 'Le nom ne doit pas dépasser {max} caractères',
  'rules.lastNameTooShort':
    '{min, plural, one {Le nom doit contenir au moins # caractère} many {Le nom doit contenir au moins # de caractères} other {Le nom doit contenir au moins # caractères}}',
  'rules.linkInvalid': 'Ce lien n’est pas valide ou a expiré',
  'rules.messageMissing': 'Veuillez saisir votre message',
  'rules.messageTooLong': 'Le message est trop long',
  'rules.messageTooShort': 'Le message doit contenir au moins {min} caractères',
  'rules.nameMissing': 'Veuillez saisir votre nom',
  'rules.nameTooLong': 'Le nom ne doit pas dépasser {max} caractères',
  'rules.newsletterConsent':
    'Nous vous envoyons notre newsletter dès que vous confirmez. Vous pouvez vous désabonner par le lien présent dans chaque numéro.',
  'rules.notPlain': 'Texte non valide',
  'rules.passwordMasked': 'Le mot de passe ne peut pas être composé uniquement d’astérisques',
  'rules.passwordMissing': 'Veuillez saisir le mot de passe',
  'rules.passwordTooLong': 'Le mot de passe ne doit pas dépasser {max} caractères',
  'rules.passwordTooShort': 'Le mot de passe doit contenir au moins {min} caractères',
  'rules.phone': 'Le numéro de téléphone commence par +, suivi de {digits} chiffres maximum',
  'rules.reasonMissing': 'Veuillez indiquer le problème',
  'rules.subjectTooShort': 'L’objet doit contenir au moins {min} caractères',
};
